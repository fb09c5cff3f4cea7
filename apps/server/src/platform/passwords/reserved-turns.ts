import { TooBusy } from '../turns.ts'

export type ReservedTurns = <T>(work: () => Promise<T>, isKnown: () => Promise<boolean>) => Promise<T>

type Size = {
  /** Pieces of work at once, the reserved ones included. */
  places: number
  /** Of these for known callers alone, who may use the others as well. */
  reserved: number
  /** So many strangers may wait, and as many known callers beside them. */
  queueLength: number
}

/**
 * Like `createTurns`, with a share that strangers cannot take: a storm of them neither fills all places nor the queue in
 * which known callers wait. Who somebody is, is asked only when no place is free for everyone.
 *
 * @returns from its function: rejects with TooBusy when too many of the caller's kind are waiting already
 */
export const createReservedTurns = ({ places, reserved, queueLength }: Size): ReservedTurns => {
  const free = { open: places - reserved, reserved }
  let waiting: { isKnown: boolean; start: (place: keyof typeof free) => void }[] = []

  const occupy = (place: keyof typeof free) => {
    free[place] -= 1
    return place
  }

  const take = async (ask: () => Promise<boolean>): Promise<keyof typeof free> => {
    if (free.open > 0) return occupy('open')
    const isKnown = await ask()
    if (free.open > 0) return occupy('open')
    if (isKnown && free.reserved > 0) return occupy('reserved')
    if (waiting.filter((each) => each.isKnown === isKnown).length >= queueLength) throw new TooBusy()
    return new Promise((start) => waiting.push({ isKnown, start }))
  }

  /** A place goes on to whoever came first of those who may have it. */
  const give = (place: keyof typeof free) => {
    const next = waiting.find(({ isKnown }) => isKnown || place === 'open')
    if (!next) {
      free[place] += 1
      return
    }
    waiting = waiting.filter((each) => each !== next)
    next.start(place)
  }

  return async (work, isKnown) => {
    const place = await take(isKnown)
    try {
      return await work()
    } finally {
      give(place)
    }
  }
}
