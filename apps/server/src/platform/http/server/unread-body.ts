import { MAX_FILE_BYTES } from '@wohlauf/contract/values/file-size'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * The number of bytes still read of a body that was answered early: a valid upload of one file. A browser reads an
 * answer only after it has sent everything; if the connection closed before, it would show a network error.
 */
const MAX_BYTES = MAX_FILE_BYTES + 1024 * 1024
const MAX_MS = 30_000

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Closes the connection of a client that keeps sending after it was answered; Node itself reads without a limit. */
export const boundUnreadBodies = (server: FastifyInstance): void => {
  server.addHook('onSend', async (request, { raw: answer }) => {
    const body = request.raw
    if (body.readableEnded || body.destroyed || !hasBody(request)) return
    const whenAnswered = (then: () => void) =>
      answer.writableFinished ? then() : answer.once('finish', then)
    const cutOff = () => {
      body.pause()
      whenAnswered(() => body.destroy())
    }
    const timer = setTimeout(cutOff, MAX_MS)
    body.once('close', () => clearTimeout(timer))
    // A connection marked to be closed would close before the answer arrives: it closes here, once all was received.
    if (!answer.shouldKeepAlive) body.once('end', () => whenAnswered(() => body.socket.end()))
    answer.shouldKeepAlive = true
    let remainingBytes = MAX_BYTES
    body.on('data', (piece: Buffer) => {
      remainingBytes -= piece.length
      if (remainingBytes < 0) cutOff()
    })
    body.unpipe()
    body.resume()
  })
}
