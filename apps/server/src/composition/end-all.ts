import { setTimeout } from 'node:timers/promises'

export type Started = { name: string; end: () => Promise<unknown> }

/** @throws Error with the name when it did not end in time */
const endWithin = async ({ name, end }: Started, limitMs: number): Promise<void> => {
  const giveUp = new AbortController()
  const tooLate = setTimeout(limitMs, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`${name} did not end within ${limitMs / 1000} seconds`)
  })
  tooLate.catch(() => {})
  try {
    await Promise.race([end(), tooLate])
  } finally {
    giveUp.abort()
  }
}

/** Ends started parts in reverse order, each even if another fails. @throws the first error */
export const endAll = async (parts: readonly Started[], limitMs: number): Promise<void> => {
  const failures: unknown[] = []
  for (const each of parts.toReversed())
    await endWithin(each, limitMs).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
