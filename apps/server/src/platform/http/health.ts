import type { FastifyInstance } from 'fastify'
import { describeError } from './error-log.ts'
import type { MountDependencies } from './mount.ts'

/** `live`: the process runs. `ready`: it can serve, because database and storage answer. */
export const serveHealth = (server: FastifyInstance, { pool, services }: MountDependencies): void => {
  server.get('/health/live', async () => ({ status: 'ok' }))
  server.get('/health/ready', async (request, reply) => {
    try {
      await Promise.all([pool.query('SELECT 1'), services.storage.check()])
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ error: describeError(error) }, 'not ready')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
