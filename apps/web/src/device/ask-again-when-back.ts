import type { QueryClient } from '@tanstack/react-query'
import { answersOfDevice } from '../ui/state/answers-of-device.ts'

/** How often answers are fetched again from a server that is unreachable. */
const INTERVAL_MS = 30_000

const watched = new WeakSet<QueryClient>()

/**
 * Refetches the answers of the device that are shown, while there are any and the server may be reachable
 * again.
 */
export const askAgainWhenBack = (client: QueryClient): void => {
  if (watched.has(client)) return
  watched.add(client)
  const askAgain = () => {
    const answers = answersOfDevice.get()
    if (answers.size === 0 || document.hidden) return
    void client.invalidateQueries({ predicate: ({ queryHash }) => answers.has(queryHash) })
  }
  addEventListener('online', askAgain)
  document.addEventListener('visibilitychange', askAgain)
  setInterval(askAgain, INTERVAL_MS)
}
