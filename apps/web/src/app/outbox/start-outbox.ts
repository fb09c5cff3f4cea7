import type { QueryClient } from '@tanstack/react-query'
import { loadOutbox, registerOutbox } from '../../api/outbox.ts'
import { sessionOptions } from '../../session/session.ts'
import { loadChunk, loadPart } from '../../ui/chunks/chunk-failure.ts'
import { whenIdle } from '../../ui/state/when-idle.ts'
import type { AppRouter } from '../routes/router.tsx'

const loadCode = loadChunk(() => import('./outbox-of-app.ts'))

/**
 * Commands that may wait for a network go through the outbox, which is loaded for the first person who logs
 * in.
 */
export const startOutbox = (queryClient: QueryClient, router: AppRouter): void => {
  const session = () => queryClient.getQueryData(sessionOptions.queryKey)
  registerOutbox(async () =>
    (await loadCode()).createOutboxOfApp({
      queryClient,
      router,
      isVisit: () => session()?.isImpersonated ?? false,
    }),
  )
  // Commands queued since the last visit are sent, no matter how late the code is loaded.
  const begin = loadPart(async () => {
    const outbox = await loadOutbox()
    if (!outbox) throw new Error('the outbox could not be loaded')
    outbox.onSession()
  })
  let person: string | undefined
  queryClient.getQueryCache().subscribe(() => {
    const id = session()?.id
    if (id === person) return
    person = id
    whenIdle(() => void begin())
  })
}
