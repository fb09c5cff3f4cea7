import type { QueryClient } from '@tanstack/react-query'
import {
  adminLogin,
  adminLogout,
  getAuthenticatedAdmin,
} from '@wohlauf/contract/authentication/authentication'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import type { CallObserver } from '../api/call.ts'
import { keepTypedInput } from '../session/typed-input.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'
import type { AdminRouter } from './admin-router.tsx'

/** A 401 leads to the logout page, which clears the session and continues to the login (specification, section 8). */
export const watchAdminRefusals = (queryClient: QueryClient, router: AdminRouter): CallObserver => ({
  onRefusal: (error, operation) => {
    if (error.identifier === 'second-factor-missing') {
      void queryClient.invalidateQueries({ queryKey: [getAuthenticatedAdmin.name] })
      void router.navigate({ href: ADMIN_ROUTES.security.path, replace: true })
    }
    if (error.status !== 401 || operation.name === adminLogin.name || operation.name === adminLogout.name)
      return
    // An expired token leads to the login, without an error message.
    const isFirstLook =
      operation.name === getAuthenticatedAdmin.name && !queryClient.getQueryData([operation.name])
    const { href, pathname } = router.state.location
    // An admin who was about to log out does not come back to that.
    if (pathname !== ADMIN_ROUTES.logout.path) keepTypedInput(href, error.message)
    if (isFirstLook) return
    notify('error', error.message)
    void router.navigate({ href: ADMIN_ROUTES.logout.path, replace: true })
  },
})
