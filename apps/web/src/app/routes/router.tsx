import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { MANAGEMENT_PATH, pathTo, ROUTES, type RouteName, routeEntry } from '@wohlauf/contract/routes/routes'
import { ensureData } from '../../api/ensure-data.ts'
import { guardRoute } from '../../routes/guard.ts'
import { appSettings } from '../../session/app-settings.ts'
import { sessionOptions } from '../../session/session.ts'
import { loadChunk } from '../../ui/chunks/chunk-failure.ts'
import { PagePending } from '../../ui/layout/page-pending.tsx'
import { RouteFailure } from '../pages/route-failure.tsx'
import { AppShell } from '../shell/app-shell.tsx'
import { pageOf } from './route-pages.ts'

type RouterContext = { queryClient: QueryClient }

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: AppShell,
  notFoundComponent: lazyRouteComponent(
    loadChunk(() => import('../../session/not-found.tsx')),
    'NotFound',
  ),
  errorComponent: RouteFailure,
})

/** `/` leads to the login and keeps the query (specification, section 2). */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ location }) => {
    throw redirect({ href: `${pathTo('authentication-login')}${location.searchStr}`, replace: true })
  },
})

const managementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: MANAGEMENT_PATH,
  beforeLoad: () => {
    throw redirect({ href: pathTo('default'), replace: true })
  },
})

const guardedRoute = (name: RouteName) => {
  const { path, access } = routeEntry(name)
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(loadChunk(pageOf(name))),
    errorComponent: RouteFailure,
    beforeLoad: async ({ context }) => {
      const user = await ensureData(context.queryClient, sessionOptions)
      const decision = guardRoute(access, user, appSettings.get()?.appEnabledFeatures ?? [])
      if (decision === 'root') throw redirect({ href: '/', replace: true })
      if (decision !== 'allow') throw redirect({ href: pathTo(decision), replace: true })
    },
  })
}

/** An earlier page needs no pending view. */
const PENDING_MS = 200

/** @param history where addresses are stored, if not in the browser's address bar */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      indexRoute,
      managementRoute,
      ...(Object.keys(ROUTES) as RouteName[]).map(guardedRoute),
    ]),
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingComponent: PagePending,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    // A reader who has scrolled in the first screen of the document stays there.
    scrollRestoration: () => !document.querySelector('#waiting[data-scrolled]'),
  })

export type AppRouter = ReturnType<typeof createAppRouter>
