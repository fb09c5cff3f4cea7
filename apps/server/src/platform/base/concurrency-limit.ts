/** Too many are waiting: the wait would be longer than is acceptable. */
export class TooBusy extends Error {
  readonly reason: 'many' | 'same-person'

  /** @param reason `same-person`: others are served, only this person has work waiting already */
  constructor(reason: TooBusy['reason'] = 'many') {
    super()
    this.reason = reason
  }
}

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** @throws TooBusy when `queueLength` are waiting already */
export const createConcurrencyLimit = (slots: number, queueLength: number): ConcurrencyLimit => {
  const queue: (() => void)[] = []
  let running = 0

  const take = async (): Promise<void> => {
    if (running < slots) {
      running += 1
      return
    }
    if (queue.length >= queueLength) throw new TooBusy()
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const give = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await take()
    try {
      return await work()
    } finally {
      give()
    }
  }
}
