import { type ROUTES, type RouteName, routeEntry } from '@wohlauf/contract/routes/routes'
import type { ComponentType } from 'react'
import DefaultPage from '../pages/default-page.tsx'

type Page = () => Promise<{ default: ComponentType }>
export type Pages<Name extends RouteName> = Record<Name, Page>

type NamesWith<Access> = {
  [Name in RouteName]: (typeof ROUTES)[Name]['access'] extends Access ? Name : never
}[RouteName]

/**
 * Pages of the first load: each list has its own file, so that the login page does not wait for all of them.
 */
type OwnName = 'default' | 'logout' | 'authentication-login'
export type ManagerName = NamesWith<{ role: 'ROLE_APP_MANAGER' | 'ROLE_SPONSOR_MANAGER' }>
export type SignedInName = Exclude<NamesWith<{ requiresAuth: true }>, ManagerName | OwnName>
export type PublicName = Exclude<RouteName, ManagerName | SignedInName | OwnName>

/**
 * After the first screen, while the person types: the start page follows the login without a round trip for
 * code.
 */
const START_DELAY_MS = 1000

const OWN_PAGES: Pages<OwnName> = {
  logout: () => import('../pages/logout-page.tsx'),
  // Included in the first load: a chunk for each would cost a round trip.
  default: async () => ({ default: DefaultPage }),
  'authentication-login': () =>
    import('../../features/authentication/login-page.tsx').finally(() => {
      setTimeout(prepareStartPage, START_DELAY_MS)
    }),
}

const signedInPages = () => import('./signed-in-pages.ts')

/**
 * Fetches signed-in users' pages while the session is being fetched. A failure is shown when a page is
 * opened.
 */
export const prepareSignedInPages = (): void => void signedInPages().catch(() => {})

const prepareStartPage = (): void =>
  void signedInPages()
    .then(({ SIGNED_IN_PAGES }) => SIGNED_IN_PAGES['dashboard-dashboard-list']())
    .catch(() => {})

/**
 * The list that contains a route's page, by who may open the route; the lists' types ensure that none is
 * missing.
 */
const listWith = async (name: RouteName): Promise<Partial<Pages<RouteName>>> => {
  const { role, requiresAuth } = routeEntry(name).access
  if (role && role !== 'ROLE_USER') {
    const { MANAGEMENT_PAGES, prepareItemPage } = await import('./management-pages.ts')
    prepareItemPage(name)
    return MANAGEMENT_PAGES
  }
  if (requiresAuth) return (await signedInPages()).SIGNED_IN_PAGES
  return (await import('./public-pages.ts')).PUBLIC_PAGES
}

const isOwn = (name: RouteName): name is OwnName => name in OWN_PAGES

export const pageOf = (name: RouteName): Page =>
  isOwn(name)
    ? OWN_PAGES[name]
    : async () => {
        const page = (await listWith(name))[name]
        if (!page) throw new Error(`no page for ${name}`)
        return page()
      }
