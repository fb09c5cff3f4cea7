import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { ADMIN_ROUTES, type AdminRouteName, adminRoute } from '@wohlauf/contract/routes/admin-routes'
import { ensureData } from '../api/ensure-data.ts'
import { loadChunk } from '../ui/chunks/chunk-failure.ts'
import { NotFoundMessage } from '../ui/feedback/not-found-message.tsx'
import { ADMIN_PAGES } from './admin-pages.ts'
import { adminSessionOptions } from './admin-session.ts'
import { AdminShell } from './admin-shell.tsx'
import { AdminRouteFailure } from './pages/admin-route-failure.tsx'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AdminShell,
  notFoundComponent: () => <NotFoundMessage />,
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
 * Redirects logged-in admins from pages for others, and logged-out ones from protected pages (specification,
 * section 4).
 */
const guardOf =
  (name: AdminRouteName) =>
  async ({ context }: { context: { queryClient: QueryClient } }): Promise<void> => {
    const { requiresAuth } = adminRoute(name)
    const admin = await ensureData(context.queryClient, adminSessionOptions)
    if (requiresAuth === false && admin) throw redirect({ href: ADMIN_ROUTES.default.path, replace: true })
    if (requiresAuth && !admin) throw redirect({ href: '/', replace: true })
    // Until the second factor is set up, the server answers nothing else.
    if (requiresAuth && admin?.secondFactor === 'REQUIRED' && name !== 'security')
      throw redirect({ href: ADMIN_ROUTES.security.path, replace: true })
  }

const pageRoute = (name: keyof typeof ADMIN_PAGES) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: adminRoute(name).path,
    component: lazyRouteComponent(loadChunk(ADMIN_PAGES[name])),
    errorComponent: AdminRouteFailure,
    beforeLoad: guardOf(name),
  })

/** Specification, section 2. */
const defaultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ADMIN_ROUTES.default.path,
  errorComponent: AdminRouteFailure,
  beforeLoad: async (context) => {
    await guardOf('default')(context)
    throw redirect({ href: ADMIN_ROUTES['admin-user-management-user-list'].path, replace: true })
  },
})

/** @param history the browser's own, unless a test passes another */
export const createAdminRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      indexRoute,
      defaultRoute,
      ...(Object.keys(ADMIN_PAGES) as (keyof typeof ADMIN_PAGES)[]).map(pageRoute),
    ]),
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    scrollRestoration: true,
  })

export type AdminRouter = ReturnType<typeof createAdminRouter>
