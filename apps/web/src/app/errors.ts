import type { QueryClient } from '@tanstack/react-query'
import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import { pathTo } from '@wohlauf/contract/routes/routes'
import type { CallObserver } from '../api/call.ts'
import { removeFromDevice } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { isAlwaysAccessible } from '../routes/route-at.ts'
import { applyAppSettings } from '../session/app-settings.ts'
import { askForHealthConsent } from '../session/health-consent-question.ts'
import { forgetSession } from '../session/session.ts'
import { keepTypedInput } from '../session/typed-input.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'
import type { AppRouter } from './routes/router.tsx'

/** A 401 on any call ends the session on this device and leads to the login (specification, section 8). */
export const watchRefusals = (queryClient: QueryClient, router: AppRouter): CallObserver => ({
  onRefusal: (error, operation) => {
    if (error.identifier === 'health-consent-required') void askForHealthConsent()
    if (error.identifier === 'visit-is-read-only') notify('info', error.message)
    if (error.status !== 401) return
    applyAppSettings(error.body)
    if (operation.name === FIRST_CALLS.login.name) {
      if (error.identifier === 'user-disabled') notify('error', error.message)
      return
    }
    const leaving = error.identifier === 'user-disabled' ? 'all' : 'answers'
    // The first check of the session needs no message: the guard leads to the login. A user with a stored
    // session learns why it has ended.
    const isFirstLook =
      operation.name === FIRST_CALLS.getAuthenticatedUser.name && !queryClient.getQueryData([operation.name])
    const wasLoggedIn = !isFirstLook || storedSession.token !== null
    if (isAlwaysAccessible(router.state.location.pathname) && isFirstLook) {
      // Stored data would be sent along with the next login.
      void removeFromDevice(leaving)
      storedSession.clear()
      return
    }
    keepTypedInput(router.state.location.href, error.message)
    forgetSession(queryClient, leaving)
    if (wasLoggedIn) notify('error', error.message)
    if (!isAlwaysAccessible(router.state.location.pathname))
      void router.navigate({ href: pathTo('authentication-login'), replace: true })
  },
})
