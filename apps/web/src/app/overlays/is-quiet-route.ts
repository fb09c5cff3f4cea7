import type { RouteName } from '@wohlauf/contract/routes/routes'

/** No dialog opens over a legal text (perhaps the changed one), nor over the logout page. */
export const isQuietRoute = (route: RouteName | undefined): boolean =>
  route === 'logout' || (route?.startsWith('legal-') ?? false)
