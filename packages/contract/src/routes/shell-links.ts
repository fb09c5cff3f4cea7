import { fillPath } from './route-path.ts'
import { ROUTES, type RouteName } from './routes.ts'

/**
 * Pages of registration and of mails that open in the native app, where it is installed. All others stay in the browser: an admin
 * visits an account there, and people without access have their last pages there.
 */
export const SHELL_LINKS = [
  'authentication-user-registration-with-sponsor-link',
  'authentication-user-registration-confirmation',
  'authentication-confirm-password-reset',
  'authentication-confirm-email-change',
  'authentication-stop-email-change',
] as const satisfies readonly RouteName[]

/** @param parameter replaces each parameter: a platform's pattern for any value */
export const shellLinkPaths = (parameter: string): string[] =>
  SHELL_LINKS.map((name) => fillPath(ROUTES[name].path, () => parameter))

const PATTERNS = shellLinkPaths('[^/]+').map((path) => new RegExp(`^${path}$`))

/** Whether a path, without its query, is of one of these pages. */
export const isShellLink = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path))
