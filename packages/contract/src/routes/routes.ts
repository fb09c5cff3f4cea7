import type { RouteEntry, RouteMenu } from './route-entry.ts'
import { filledPath, type NameWith, type ParamsOf, type PlainName } from './route-path.ts'
import { ROUTES_OF_ACCOUNT } from './routes-of-account.ts'
import { ROUTES_OF_LEARNERS } from './routes-of-learners.ts'
import { ROUTES_OF_MANAGERS } from './routes-of-managers.ts'

export type { MenuGroupKey, RouteAccess, RouteEntry, RouteMenu } from './route-entry.ts'

/**
 * Every page of the app by the specification's name: path, access and menu entry. The web derives its router,
 * guard and menus from it; the server takes the links of its mails from it, and returns 404 for any other
 * path. The entries of one menu group stand in one table, in their order.
 */
export const ROUTES = {
  ...ROUTES_OF_ACCOUNT,
  ...ROUTES_OF_LEARNERS,
  ...ROUTES_OF_MANAGERS,
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof ROUTES

/** Redirects to the management's first page (specification, managers, section 2). */
export const MANAGEMENT_PATH = '/verwaltung'

/** Every path of the app beside `/`. */
export const APP_PATHS: readonly string[] = [
  MANAGEMENT_PATH,
  ...Object.values(ROUTES).map(({ path }) => path),
]

/** The parameters of a route, from the names in its path. */
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof ROUTES)[Name]['path']>

/** Routes without parameters. */
export type PlainRouteName = PlainName<typeof ROUTES>

/** Routes whose only parameter is the token of a mailed link. */
export type TokenRouteName = NameWith<typeof ROUTES, 'confirmationToken'>

/** A route with exactly its parameters. */
export type RouteTarget =
  | { to: PlainRouteName; params?: undefined }
  | {
      [Name in Exclude<RouteName, PlainRouteName>]: { to: Name; params: RouteParams<Name> }
    }[Exclude<RouteName, PlainRouteName>]

/** A route's path with its parameters filled in. */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[params]: Name extends PlainRouteName ? [] : [params: RouteParams<Name>]
): string => filledPath(ROUTES[name].path, params)

export const routeEntry = (name: RouteName): RouteEntry => ROUTES[name]

/** Routes with a menu entry; none of them has a parameter. */
export type MenuRouteName = {
  [Name in PlainRouteName]: (typeof ROUTES)[Name] extends { menu: RouteMenu } ? Name : never
}[PlainRouteName]

/** All menu entries, in the order of the table. */
export const MENU_ROUTES: readonly { route: MenuRouteName; menu: RouteMenu }[] = (
  Object.keys(ROUTES) as MenuRouteName[]
).flatMap((route) => {
  const { menu } = routeEntry(route)
  return menu ? [{ route, menu }] : []
})
