import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describeError } from '../../base/describe-error.ts'
import { SCHEMAS } from '../../database/function-schemas.ts'
import { ownMigrations } from '../../database/migration/apply-migrations.ts'
import type { MountDependencies } from '../mount/mount.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Frequent probes must not load database and storage. */
const CACHE_MS = 1000

/** Probes give up after a few seconds, so a slower check counts as failed. */
const TIMEOUT_MS = 3000

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

/** `live`: needs no restart by a supervisor. `ready`: database and storage answer, this version works with the database, and the process is not asked to stop. */
export const serveHealth = (
  server: FastifyInstance,
  { pool, services, clock }: MountDependencies,
  { condition }: Lifecycle,
): void => {
  server.get('/health/live', async (_request, reply) =>
    condition() === 'lost' ? reply.code(503).send({ status: 'lost' }) : { status: 'ok' },
  )
  const own = new Set(ownMigrations())
  // Asked by a function of this version: the answer is an error once it is no longer there.
  const isServed = async () => {
    const { rows } = await pool.query<{ hashes: string[] }>(
      `SELECT ${SCHEMAS.resolver}.contract_migrations() AS hashes`,
    )
    if (!rows[0]?.hashes.every((hash) => own.has(hash)))
      throw new Error('a newer version has changed the database in a way that this one does not work with')
  }
  const isReady = cached(async () => {
    try {
      const tooLate = setTimeout(TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`no answer within ${TIMEOUT_MS} ms`)
      })
      await Promise.race([Promise.all([isServed(), services.storage.check()]), tooLate])
      return true
    } catch (error) {
      server.log.warn({ error: describeError(error) }, 'not ready')
      return false
    }
  }, clock)
  server.get('/health/ready', async (_request, reply) => {
    if (condition() !== 'serving') return reply.code(503).send({ status: condition() })
    return (await isReady()) ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable' })
  })
}
