import type { FastifyInstance } from 'fastify'
import { closeFurtherSockets } from './listen.ts'

/**
 * Accepts no new connections and resolves when the last one has ended. A request on an open connection is still
 * answered, and the answer closes it. An idle one is left to its client, which may be sending a request at this
 * moment: closing it would lose that request, because a proxy must not repeat a command that may have arrived.
 * @param idleLimitMs idle connections that are open after this time are closed anyway; 0: immediately
 */
export const closeServer = async (server: FastifyInstance, idleLimitMs: number): Promise<void> => {
  const { server: listener } = server
  const closeIdle = listener.closeIdleConnections.bind(listener)
  // Node's own `close` calls it immediately.
  if (idleLimitMs > 0) listener.closeIdleConnections = () => {}
  const idleTimer = setTimeout(closeIdle, idleLimitMs)
  try {
    await Promise.all([server.close(), closeFurtherSockets(server)])
  } finally {
    clearTimeout(idleTimer)
  }
}
