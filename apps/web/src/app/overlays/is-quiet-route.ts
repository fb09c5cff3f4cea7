import type { RouteName } from '@wohlauf/contract/routes'

/** Who reads a legal text, perhaps the one that has changed, is not asked over it; nor is who logs out. */
export const isQuietRoute = (route: RouteName | undefined): boolean =>
  route === 'logout' || (route?.startsWith('legal-') ?? false)
