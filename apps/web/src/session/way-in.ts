import { useSessionUser } from './session.ts'

/** The next page for a visitor: the login is of no use to a person who is logged in. */
export const useWayIn = () =>
  useSessionUser()
    ? ({ to: 'default', label: 'Zur Startseite' } as const)
    : ({ to: 'authentication-login', label: 'Zur Anmeldung' } as const)
