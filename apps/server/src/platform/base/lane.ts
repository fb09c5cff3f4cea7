import { TooBusy } from './concurrency-limit.ts'

/** `userId` is null for jobs. */
export type Caller = { appId: string; userId: string | null }

export type Lane = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>

type Size = {
  slots: number
  /** How many of the slots one app may have; all of them unless stated. */
  slotsOfApp?: number
  /** How many may wait, of all apps together. */
  queueLength: number
  queueLengthOfApp: number
  /** After this time, a call that has not begun is refused. */
  maxWaitMs?: number
}

/** The wait is for people at a screen, who have other things to do meanwhile. */
const MAX_WAIT_MS = 30_000

type Waiting = Pick<Caller, 'userId'> & { start: () => void; refuse: (error: TooBusy) => void }

/**
 * A concurrency limit whose queue is shared fairly: apps take turns, an app's callers are served in the order of
 * their arrival. When the queue is full, a caller whose app has fewer waiting replaces the last one of the app that
 * has most.
 * @returns from its function: rejects with TooBusy when the caller waits already, too many of the app do, or too
 * many in all, or when it has waited too long
 */
export const createLane = ({
  slots,
  slotsOfApp = slots,
  queueLength,
  queueLengthOfApp,
  maxWaitMs = MAX_WAIT_MS,
}: Size): Lane => {
  // In the order of the apps' turns; no queue is empty.
  const queues = new Map<string, Waiting[]>()
  const running = new Map<string, number>()

  const count = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0)
  const countRunning = (appId: string) => running.get(appId) ?? 0
  const countWaiting = () => count([...queues.values()].map(({ length }) => length))

  const mayRun = (appId: string): boolean =>
    count(running.values()) < slots && countRunning(appId) < slotsOfApp

  const setRunning = (appId: string, number: number) => {
    if (number > 0) running.set(appId, number)
    else running.delete(appId)
  }

  /** @param own how many of the app are waiting already */
  const makeRoom = (own: number): boolean => {
    if (countWaiting() < queueLength) return true
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
    if (longest.length <= own + 1) return false
    longest.at(-1)?.refuse(new TooBusy())
    return true
  }

  const leave = (appId: string, waiter: Waiting) => {
    const others = (queues.get(appId) ?? []).filter((each) => each !== waiter)
    if (others.length > 0) queues.set(appId, others)
    else queues.delete(appId)
  }

  const wait = (queue: Waiting[], { appId, userId }: Caller): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      const stop = () => {
        clearTimeout(longestWait)
        leave(appId, waiter)
      }
      const waiter: Waiting = {
        userId,
        start: () => {
          stop()
          resolve()
        },
        refuse: (error) => {
          stop()
          reject(error)
        },
      }
      const longestWait = setTimeout(() => waiter.refuse(new TooBusy()), maxWaitMs)
      queues.set(appId, [...queue, waiter])
    })

  const take = async (caller: Caller): Promise<void> => {
    const { appId, userId } = caller
    if (mayRun(appId)) {
      setRunning(appId, countRunning(appId) + 1)
      return
    }
    const queue = queues.get(appId) ?? []
    if (userId !== null && queue.some((each) => each.userId === userId)) throw new TooBusy('same-person')
    if (queue.length >= queueLengthOfApp || !makeRoom(queue.length)) throw new TooBusy()
    await wait(queues.get(appId) ?? [], caller)
  }

  const give = (appId: string) => {
    setRunning(appId, countRunning(appId) - 1)
    const turn = [...queues].find(([each]) => mayRun(each))
    if (!turn) return
    const [next, [first]] = turn
    setRunning(next, countRunning(next) + 1)
    first?.start()
    // Moves the app behind the others.
    const rest = queues.get(next)
    if (!rest) return
    queues.delete(next)
    queues.set(next, rest)
  }

  return async (caller, work) => {
    await take(caller)
    try {
      return await work()
    } finally {
      give(caller.appId)
    }
  }
}
