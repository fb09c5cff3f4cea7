import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * In one turn of its event loop Node takes one connection from each socket that listens. Beyond what it can do its turns are
 * long: people would wait in the kernel for up to minutes, where nothing sees and refuses them.
 */
const SOCKETS = 32

/** Linux distributes connections among the sockets of one port. */
const CAN_SHARE_PORT = process.platform === 'linux'

const furtherSockets = new WeakMap<FastifyInstance, Server[]>()

export const listen = async (
  server: FastifyInstance,
  address: { host: string; port: number },
): Promise<void> => {
  await server.listen({ ...address, ...(CAN_SHARE_PORT ? { reusePort: true } : {}) })
  if (!CAN_SHARE_PORT) return
  const { port } = server.server.address() as AddressInfo
  const further = Array.from({ length: SOCKETS - 1 }, () =>
    createServer({ noDelay: true }, (socket) => void server.server.emit('connection', socket)),
  )
  furtherSockets.set(server, further)
  await Promise.all(
    further.map((each) => once(each.listen({ ...address, port, reusePort: true }), 'listening')),
  )
}

/** Takes no further connections, and resolves when the last of them has ended. */
export const closeFurtherSockets = async (server: FastifyInstance): Promise<void> => {
  const further = furtherSockets.get(server) ?? []
  await Promise.all(further.map((each) => new Promise((resolve) => each.close(resolve))))
}
