import { pathTo } from '@wohlauf/contract/routes/routes'

const PROFILE = 'profil'

/** The query of the login's address that leads to the profile after the login. */
export const TO_PROFILE = { danach: PROFILE } as const

/** @param search the query of the login's address; it can name known pages only */
export const pathAfterLogin = (search: string): string =>
  pathTo(new URLSearchParams(search).get('danach') === PROFILE ? 'profile-show-profile' : 'default')
