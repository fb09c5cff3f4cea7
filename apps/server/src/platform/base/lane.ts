import { TooBusy } from './concurrency-limit.ts'

/** `userId` is null for jobs. */
export type Caller = { appId: string; userId: string | null }

export type Lane = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>

type Size = {
  slots: number
  /** How many may wait, of all apps together. */
  queueLength: number
  queueLengthOfApp: number
}

type Waiting = Pick<Caller, 'userId'> & { start: () => void; refuse: (error: TooBusy) => void }

/**
 * A concurrency limit whose queue is shared fairly: apps take turns, an app's callers are served in the order
 * of their arrival. When the queue is full, a caller whose app has fewer waiting gets the place of the last
 * one of the app that has most.
 * @returns from its function: rejects with TooBusy when the caller waits already, too many of the app do, or
 * too many in all
 */
export const createLane = ({ slots, queueLength, queueLengthOfApp }: Size): Lane => {
  // In the order of the apps' turns; no queue is empty.
  const queues = new Map<string, Waiting[]>()
  let running = 0

  const countWaiting = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0)

  /** @param own how many of the app are waiting already */
  const makeRoom = (own: number): boolean => {
    if (countWaiting() < queueLength) return true
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
    if (longest.length <= own + 1) return false
    longest.pop()?.refuse(new TooBusy())
    return true
  }

  const take = async ({ appId, userId }: Caller): Promise<void> => {
    if (running < slots) {
      running += 1
      return
    }
    const queue = queues.get(appId) ?? []
    if (userId !== null && queue.some((each) => each.userId === userId)) throw new TooBusy('same-person')
    if (queue.length >= queueLengthOfApp || !makeRoom(queue.length)) throw new TooBusy()
    queues.set(appId, queue)
    await new Promise<void>((start, refuse) => queue.push({ userId, start, refuse }))
  }

  const give = () => {
    const [turn] = queues
    if (!turn) {
      running -= 1
      return
    }
    const [appId, [next, ...others]] = turn
    queues.delete(appId)
    if (others.length > 0) queues.set(appId, others)
    next?.start()
  }

  return async (caller, work) => {
    await take(caller)
    try {
      return await work()
    } finally {
      give()
    }
  }
}
