import type { QueryClient } from '@tanstack/react-query'
import { loadOutbox, registerOutbox } from '../../api/outbox.ts'
import { sessionOptions } from '../../session/session.ts'
import { whenIdle } from '../../ui/state/when-idle.ts'

/** What may wait for a network goes through the outbox, which is loaded for the first person who logs in. */
export const startOutbox = (queryClient: QueryClient): void => {
  const session = () => queryClient.getQueryData(sessionOptions.queryKey)
  registerOutbox(async () =>
    (await import('../../device/outbox/outbox.ts')).createOutbox({
      queryClient,
      isVisit: () => session()?.isImpersonated ?? false,
    }),
  )
  let person: string | undefined
  queryClient.getQueryCache().subscribe(() => {
    const id = session()?.id
    if (id === person) return
    person = id
    whenIdle(() => void loadOutbox().then((outbox) => outbox?.onSession()))
  })
}
