import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { describeError, innermost } from '../../base/describe-error.ts'
import { SCHEMAS } from '../../database/function-schemas.ts'
import { ownMigrations } from '../../database/migration/apply-migrations.ts'
import type { JobLog } from '../../jobs/job-log.ts'
import type { MountDependencies } from '../mount/mount.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Frequent probes must not load the database. */
const CACHE_MS = 1000

/** Shorter than any probe waits: a busy or unreachable database is no fault of this process. */
const TIMEOUT_MS = 1000

type Check = { at: number; isPending: boolean; answer: Promise<boolean> }

/** Shares one result between all calls that arrive while the check runs and within {@link CACHE_MS}. */
const cached = (check: () => Promise<boolean>, clock: () => Date): (() => Promise<boolean>) => {
  let last: Check | null = null
  return () => {
    const now = clock().getTime()
    if (last && (last.isPending || Math.abs(now - last.at) < CACHE_MS)) return last.answer
    const next: Check = { at: now, isPending: true, answer: check() }
    void next.answer.finally(() => {
      next.isPending = false
    })
    last = next
    return next.answer
  }
}

class DatabaseOfNewerVersion extends Error {
  constructor() {
    super('a newer version has changed the database in a way that this one does not work with')
  }
}

/**
 * The database does not accept this process: wrong credentials (28), or its functions' version is missing (3F, 42).
 */
const isRefusedByDatabase = (error: unknown): boolean =>
  error instanceof DatabaseOfNewerVersion ||
  (error instanceof Error && /^(28|3F|42)/.test(String((innermost(error) as { code?: unknown }).code)))

/** Each answers 'ok', or why not. */
export type Health = { live: () => string; ready: () => Promise<string> }

/**
 * `live`: needs no restart by a supervisor. `ready`: this process can do its work, so it is not asked to stop, and its
 * version works with the database. An outage of the shared database or storage does not count: a proxy would remove
 * all processes (docs/decisions/0046-ending-without-loss.md#ready).
 */
export const createHealth = (
  { pool, clock, log }: Pick<MountDependencies, 'pool' | 'clock'> & { log: Pick<JobLog, 'warn'> },
  { condition }: Pick<Lifecycle, 'condition'>,
): Health => {
  const own = new Set(ownMigrations())
  // Calls a function of this version: the answer is an error once it is missing.
  const requireOwnDatabase = async () => {
    const { rows } = await pool.query<{ hashes: string[] }>(
      `SELECT ${SCHEMAS.resolver}.contract_migrations() AS hashes`,
    )
    if (!rows[0]?.hashes.every((hash) => own.has(hash))) throw new DatabaseOfNewerVersion()
  }
  /** The last answer of the database; a start without one has failed before this. */
  let isOfDatabase = true
  const askDatabase = async () => {
    try {
      await requireOwnDatabase()
      isOfDatabase = true
    } catch (error) {
      if (!isRefusedByDatabase(error)) return
      isOfDatabase = false
      log.warn({ error: describeError(error) }, 'not ready')
    }
  }
  const isReady = cached(async () => {
    await Promise.race([askDatabase(), setTimeout(TIMEOUT_MS, undefined, { ref: false })])
    return isOfDatabase
  }, clock)
  return {
    live: () => (condition() === 'lost' ? 'lost' : 'ok'),
    ready: async () => {
      if (condition() !== 'serving') return condition()
      return (await isReady()) ? 'ok' : 'unavailable'
    },
  }
}

export const statusOfHealth = (status: string): 200 | 503 => (status === 'ok' ? 200 : 503)

export const serveHealth = (server: FastifyInstance, { live, ready }: Health): void => {
  const answer = (reply: FastifyReply, status: string) => reply.code(statusOfHealth(status)).send({ status })
  server.get('/health/live', async (_request, reply) => answer(reply, live()))
  server.get('/health/ready', async (_request, reply) => answer(reply, await ready()))
}
