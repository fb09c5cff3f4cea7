import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'
import type { Postmaster } from './postmaster.ts'

/** More restarts than `max` within the time mean a fault that restarting does not solve. */
export type Restarts = { max: number; withinMs: number }

export const RESTARTS: Restarts = { max: 5, withinMs: 10 * 60_000 }

export type Kept = {
  /** The last one when none is running. */
  current: () => Postmaster
  /** Stops restarting. Resolves when no start is in progress. */
  letGo: () => Promise<void>
}

/**
 * Restarts PostgreSQL when it ends by itself, for example killed by a system short of memory.
 * @param startAgain on the same port
 * @param onLost called once, with a message, when restarting is given up
 */
export const keepRunning = (
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  {
    note,
    onLost,
    restarts,
  }: { note: (text: string) => void; onLost: (error: Error) => void; restarts: Restarts },
): Kept => {
  let current = first
  let isLetGo = false
  let starting: Promise<void> = Promise.resolve()
  let ends: number[] = []

  const startOnce = async (): Promise<void> => {
    const now = Date.now()
    ends = [...ends.filter((at) => now - at < restarts.withinMs), now]
    if (ends.length > restarts.max)
      return onLost(
        new StartError(
          `PostgreSQL has ended unexpectedly ${ends.length} times within ${restarts.withinMs / 60_000} minutes.`,
        ),
      )
    note('PostgreSQL has ended unexpectedly; restarting it')
    try {
      current = await startAgain()
      watch(current)
    } catch (error) {
      onLost(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const watch = ({ exit }: Postmaster): void => {
    void exit.then(() => {
      if (!isLetGo) starting = startOnce()
    })
  }
  watch(first)
  return {
    current: () => current,
    letGo: async () => {
      isLetGo = true
      await starting
    },
  }
}
