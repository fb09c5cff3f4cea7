import type { QueryClient } from '@tanstack/react-query'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { storedSession } from '../../api/stored-session.ts'
import { waitingCommands } from '../../device/outbox/waiting-commands.ts'
import { forgetSession } from '../../session/session.ts'
import { keepTypedInput } from '../../session/typed-input.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { answersOfDevice } from '../../ui/state/answers-of-device.ts'
import type { AppRouter } from '../routes/router.tsx'

const ENDED = 'Du bist auf diesem Gerät nicht mehr angemeldet.'

/**
 * Leads to the login when the session has ended in another tab: what this one shows would be true no longer, as its
 * waiting commands and all that the other tab has removed.
 */
export const leaveWhenEnded = (queryClient: QueryClient, router: AppRouter): void => {
  if (storedSession.userId === null || storedSession.token !== null) return
  // This page ends the session itself, and the browser clears the storage before it has done so.
  if (router.state.location.pathname === pathTo('logout')) return
  keepTypedInput(router.state.location.href, ENDED)
  waitingCommands.set([])
  answersOfDevice.set(new Map())
  forgetSession(queryClient, null)
  // The guards lead to the login.
  void router.invalidate()
  notify('info', ENDED)
}

let listening = new AbortController()

/** The last call counts: a page has one router. */
export const leaveWithOtherTabs = (queryClient: QueryClient, router: AppRouter): void => {
  listening.abort()
  listening = new AbortController()
  const { signal } = listening
  for (const name of ['storage', 'pageshow'])
    addEventListener(name, () => leaveWhenEnded(queryClient, router), { signal })
}
