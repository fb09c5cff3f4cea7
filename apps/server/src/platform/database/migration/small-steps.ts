import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'

export type WaitLimit = { ms: number; report: (text: string) => void }

export const START_WAIT_LIMIT: WaitLimit = { ms: 60_000, report: (text) => console.warn(text) }

export const secondsOf = (ms: number): number => Math.ceil(ms / 1000)

/** Requests queue behind a statement that waits for a table, so none waits longer than this. */
const LOCK_TIMEOUT = '500ms'
const PAUSE_MS = 500

/** Lock time-out, deadlock, serialization failure. */
const LOCK_ERRORS = /^(55P03|40P01|40001)$/

/** Two processes changed one row of PostgreSQL's catalogs; the error has no code of its own. */
const CATALOG_ROW_CHANGED = /^tuple concurrently (updated|deleted)$/

const isHeldUp = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const { code } = (error.cause ?? error) as { code?: string }
  return LOCK_ERRORS.test(code ?? '') || CATALOG_ROW_CHANGED.test(error.message)
}

/**
 * Repeats work that others' locks block, with pauses in which these can finish.
 * @param work leaves nothing behind when it fails
 * @throws StartError when it was blocked for too long
 */
export const retryWhileLocked = async <T>(work: () => Promise<T>, { ms, report }: WaitLimit): Promise<T> => {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isHeldUp(error)) throw error
      if (performance.now() - startedAt >= ms)
        throw new StartError(
          `Other transactions kept the database locked for ${secondsOf(ms)} seconds. Look for the longest one with "SELECT pid, xact_start, query FROM pg_stat_activity ORDER BY xact_start", wait for its end or end it, and start again.`,
          { cause: error },
        )
      if (attempt === 1)
        report(`Waiting for other transactions of the database, for at most ${secondsOf(ms)} seconds …`)
      await setTimeout(PAUSE_MS)
    }
  }
}

export const waitBriefly = (client: pg.ClientBase) => client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`)
export const waitForLocksAsBefore = (client: pg.ClientBase) => client.query('RESET lock_timeout')

/** Runs a transaction that waits for locks only briefly, by {@link retryWhileLocked}. */
export const inSmallStep = <T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  waitLimit: WaitLimit,
): Promise<T> =>
  retryWhileLocked(async () => {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
    try {
      const done = await work()
      await client.query('COMMIT')
      return done
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      throw error
    }
  }, waitLimit)
