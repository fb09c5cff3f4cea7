import { useSessionUser } from './session.ts'

/** Where a page leads on to: the login is of no use to a person who is logged in. */
export const useWayIn = () =>
  useSessionUser()
    ? ({ to: 'default', label: 'Zur Startseite' } as const)
    : ({ to: 'authentication-login', label: 'Zur Anmeldung' } as const)
