import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * What is still taken of a body that was answered before it was read: as much as an honest upload weighs. A browser
 * reads an answer only after it has sent everything, and one cut off before would show a network error instead.
 */
const MOST_BYTES = 11 * 1024 * 1024
const MOST_MS = 30_000

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends the connection of a client that goes on sending after it was answered. Left alone, Node reads such a body to its
 * end, however long it is.
 */
export const boundUnreadBodies = (server: FastifyInstance): void => {
  server.addHook('onSend', async (request, reply) => {
    const body = request.raw
    if (body.readableEnded || body.destroyed || !hasBody(request)) return
    let left = MOST_BYTES
    const end = () => {
      body.pause()
      // Not in the middle of the answer.
      if (reply.raw.writableFinished) body.destroy()
      else reply.raw.once('finish', () => body.destroy())
    }
    const timer = setTimeout(end, MOST_MS)
    body.once('close', () => clearTimeout(timer))
    body.once('end', () => clearTimeout(timer))
    body.unpipe()
    body.on('data', (piece: Buffer) => {
      left -= piece.length
      if (left < 0) end()
    })
    body.resume()
  })
}
