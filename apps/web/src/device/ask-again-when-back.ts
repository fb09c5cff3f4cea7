import type { QueryClient } from '@tanstack/react-query'
import { answersOfDevice } from '../ui/state/answers-of-device.ts'

/** A server that is away for a while is asked for all that is shown, and no more often. */
const INTERVAL_MS = 30_000

const watched = new WeakSet<QueryClient>()

/** As long as answers of the device are shown, the server is asked for them again, when it may be back. */
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
