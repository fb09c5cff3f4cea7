import { pathTo } from '@wohlauf/contract/routes/routes'

const PROFILE = 'profil'

/** Of the login's address: leads to the profile once the person is logged in. */
export const TO_PROFILE = { danach: PROFILE } as const

/** @param search the query of the login's address; only known pages can be named there */
export const pathAfterLogin = (search: string): string =>
  pathTo(new URLSearchParams(search).get('danach') === PROFILE ? 'profile-show-profile' : 'default')
