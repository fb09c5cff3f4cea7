import { TooBusy } from '../turns.ts'

export type ReservedTurns = <T>(work: () => Promise<T>, isKnown: () => Promise<boolean>) => Promise<T>

type Size = {
  /** How much work runs at once, the reserved slots included. */
  slots: number
  /** Of these for known callers alone, who may use the others as well. */
  reserved: number
  /** So many strangers may wait, and as many known callers beside them. */
  queueLength: number
}

/**
 * Like `createTurns`, with a share that strangers cannot take: a storm of them neither fills all slots nor the queue in
 * which known callers wait. A caller is looked up only when no open slot is free.
 *
 * @returns from its function: rejects with TooBusy when too many of the caller's kind are waiting already
 */
export const createReservedTurns = ({ slots, reserved, queueLength }: Size): ReservedTurns => {
  const free = { open: slots - reserved, reserved }
  let waiting: { isKnown: boolean; start: (slot: keyof typeof free) => void }[] = []

  const occupy = (slot: keyof typeof free) => {
    free[slot] -= 1
    return slot
  }

  const take = async (ask: () => Promise<boolean>): Promise<keyof typeof free> => {
    if (free.open > 0) return occupy('open')
    const isKnown = await ask()
    if (free.open > 0) return occupy('open')
    if (isKnown && free.reserved > 0) return occupy('reserved')
    if (waiting.filter((each) => each.isKnown === isKnown).length >= queueLength) throw new TooBusy()
    return new Promise((start) => waiting.push({ isKnown, start }))
  }

  /** A slot goes to the first in the queue that may have it. */
  const give = (slot: keyof typeof free) => {
    const next = waiting.find(({ isKnown }) => isKnown || slot === 'open')
    if (!next) {
      free[slot] += 1
      return
    }
    waiting = waiting.filter((each) => each !== next)
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
