import { TooBusy } from '../base/concurrency-limit.ts'

export type ReservedSlots = <T>(work: () => Promise<T>, isKnown: () => Promise<boolean>) => Promise<T>

type Size = {
  /** How much work runs concurrently, the reserved slots included. */
  slots: number
  /** Slots for known callers only, who may use the others as well. */
  reserved: number
  /** The maximum number of waiting unknown callers, and the same number of known ones in addition. */
  queueLength: number
}

/**
 * Like `createConcurrencyLimit`, with a share that unknown callers cannot take, in any number. A caller is looked up
 * only when no open slot is free.
 * @returns from its function: rejects with TooBusy when too many of the caller's kind are waiting already
 */
export const createReservedSlots = ({ slots, reserved, queueLength }: Size): ReservedSlots => {
  const free = { open: slots - reserved, reserved }
  let queue: { isKnown: boolean; start: (slot: keyof typeof free) => void }[] = []

  const occupy = (slot: keyof typeof free) => {
    free[slot] -= 1
    return slot
  }

  const take = async (ask: () => Promise<boolean>): Promise<keyof typeof free> => {
    if (free.open > 0) return occupy('open')
    const isKnown = await ask()
    if (free.open > 0) return occupy('open')
    if (isKnown && free.reserved > 0) return occupy('reserved')
    if (queue.filter((each) => each.isKnown === isKnown).length >= queueLength) throw new TooBusy()
    return new Promise((start) => queue.push({ isKnown, start }))
  }

  const give = (slot: keyof typeof free) => {
    const next = queue.find(({ isKnown }) => isKnown || slot === 'open')
    if (!next) {
      free[slot] += 1
      return
    }
    queue = queue.filter((each) => each !== next)
    next.start(slot)
  }

  return async (work, isKnown) => {
    const slot = await take(isKnown)
    try {
      return await work()
    } finally {
      give(slot)
    }
  }
}
