import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describeError } from './error-log.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { MountDependencies } from './mount.ts'

/** However many ask, and however often, database and storage are asked once in this time. */
const REMEMBERED_MS = 1000

/** A probe gives up after a few seconds, so what takes longer is as good as no answer. */
const PATIENCE_MS = 3000

type Look = { at: number; isPending: boolean; answer: Promise<boolean> }

/** Hands out one answer to everybody who asks while it is being found and shortly after. */
const remembered = (look: () => Promise<boolean>, clock: () => Date): (() => Promise<boolean>) => {
  let last: Look | null = null
  return () => {
    const now = clock().getTime()
    if (last && (last.isPending || Math.abs(now - last.at) < REMEMBERED_MS)) return last.answer
    const next: Look = { at: now, isPending: true, answer: look() }
    void next.answer.finally(() => {
      next.isPending = false
    })
    last = next
    return next.answer
  }
}

/**
 * `live`: the process runs and can still come to something; a supervisor ends what says no. `ready`: it can serve, because
 * database and storage answer and nobody has asked it to end.
 */
export const serveHealth = (
  server: FastifyInstance,
  { pool, services, clock }: MountDependencies,
  { condition }: Lifecycle,
): void => {
  server.get('/health/live', async (_request, reply) =>
    condition() === 'lost' ? reply.code(503).send({ status: 'lost' }) : { status: 'ok' },
  )
  const isReady = remembered(async () => {
    try {
      const tooLate = setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => {
        throw new Error(`no answer within ${PATIENCE_MS} ms`)
      })
      await Promise.race([Promise.all([pool.query('SELECT 1'), services.storage.check()]), tooLate])
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
