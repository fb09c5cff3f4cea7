import type { RouteEntry, RouteMenu } from './route-entry.ts'
import { filledPath, type NameWith, type ParamsOf, type PlainName } from './route-path.ts'
import { ROUTES_OF_ACCOUNT } from './routes-of-account.ts'
import { ROUTES_OF_LEARNERS } from './routes-of-learners.ts'
import { ROUTES_OF_MANAGERS } from './routes-of-managers.ts'

export type { MenuGroupKey, RouteAccess, RouteEntry, RouteMenu } from './route-entry.ts'

/**
 * Every page by the specification's name. The web derives its router, guard and menus from it, the server the links of
 * its mails and its 404. The entries of one menu group stand in one table, in their order.
 */
export const ROUTES = {
  ...ROUTES_OF_ACCOUNT,
  ...ROUTES_OF_LEARNERS,
  ...ROUTES_OF_MANAGERS,
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof ROUTES

/** Redirects to the management's first page (specification, managers, section 2). */
export const MANAGEMENT_PATH = '/verwaltung'

export const APP_PATHS: readonly string[] = [
  MANAGEMENT_PATH,
  ...Object.values(ROUTES).map(({ path }) => path),
]

export type RouteParams<Name extends RouteName> = ParamsOf<(typeof ROUTES)[Name]['path']>

export type PlainRouteName = PlainName<typeof ROUTES>

export type TokenRouteName = NameWith<typeof ROUTES, 'confirmationToken'>

export type RouteTarget =
  | { to: PlainRouteName; params?: undefined }
  | {
      [Name in Exclude<RouteName, PlainRouteName>]: { to: Name; params: RouteParams<Name> }
    }[Exclude<RouteName, PlainRouteName>]

export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[params]: Name extends PlainRouteName ? [] : [params: RouteParams<Name>]
): string => filledPath(ROUTES[name].path, params)

export const routeEntry = (name: RouteName): RouteEntry => ROUTES[name]

/** No menu entry has a parameter. */
export type MenuRouteName = {
  [Name in PlainRouteName]: (typeof ROUTES)[Name] extends { menu: RouteMenu } ? Name : never
}[PlainRouteName]

export const MENU_ROUTES: readonly { route: MenuRouteName; menu: RouteMenu }[] = (
  Object.keys(ROUTES) as MenuRouteName[]
).flatMap((route) => {
  const { menu } = routeEntry(route)
  return menu ? [{ route, menu }] : []
})
