import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { ADMIN_ROUTES, type AdminRouteName, adminRoute } from '@wohlauf/contract/admin-routes'
import { loadChunk } from '../ui/chunk-failure.ts'
import { NotFoundMessage } from '../ui/not-found-message.tsx'
import { ADMIN_PAGES } from './admin-pages.ts'
import { adminSessionOptions } from './admin-session.ts'
import { AdminShell } from './admin-shell.tsx'
import { AdminRouteFailure } from './pages/admin-route-failure.tsx'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AdminShell,
  notFoundComponent: NotFoundMessage,
  errorComponent: AdminRouteFailure,
})

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: ADMIN_ROUTES.login.path, replace: true })
  },
})

/**
 * A logged-in admin on a page for others goes to the default page; a logged-out one on a protected page to
 * the root (specification, section 4).
 */
const guardedRoute = (name: AdminRouteName) => {
  const { path, requiresAuth } = adminRoute(name)
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(loadChunk(ADMIN_PAGES[name])),
    errorComponent: AdminRouteFailure,
    beforeLoad: async ({ context }) => {
      const admin = await context.queryClient.ensureQueryData(adminSessionOptions)
      if (requiresAuth === false && admin) throw redirect({ href: ADMIN_ROUTES.default.path, replace: true })
      if (requiresAuth && !admin) throw redirect({ href: '/', replace: true })
    },
  })
}

/** @param history the browser's own, unless a test hands in another */
export const createAdminRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      indexRoute,
      ...(Object.keys(ADMIN_ROUTES) as AdminRouteName[]).map(guardedRoute),
    ]),
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    scrollRestoration: true,
  })

export type AdminRouter = ReturnType<typeof createAdminRouter>
