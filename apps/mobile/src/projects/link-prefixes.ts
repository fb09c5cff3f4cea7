import { ROUTES, type RouteName } from '@wohlauf/contract/routes/routes'

/** The pages that mails and registration links lead to, and that open in the app. */
const LINKED_ROUTES = [
  'authentication-user-registration-with-sponsor-link',
  'authentication-user-registration-confirmation',
  'authentication-confirm-password-reset',
  'authentication-confirm-email-change',
] as const satisfies RouteName[]

const prefixes = LINKED_ROUTES.map((name) => ROUTES[name].path.replace(/\$.*/, ''))

/** The beginnings of their paths; one that another one covers is left out. */
export const LINK_PREFIXES: readonly string[] = prefixes
  .filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)))
  .sort()
