import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Creates the value on the first call, and again after a failure. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined
  return () => {
    result ??= make().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const accepts = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim().toLowerCase() === encoding)

/**
 * The document has 400 KB: building it takes as long as building the server, and compressing it some milliseconds of
 * the processor. Both happen once, on the first request.
 */
export const serveOpenApi = (
  server: FastifyInstance,
  operations: readonly AnyOperation[],
  version: string,
): void => {
  const plain = once(async () => Buffer.from(JSON.stringify(openApiDocument(operations, version))))
  const packed = {
    br: once(async () => promisify(brotliCompress)(await plain(), QUALITY)),
    gzip: once(async () => promisify(gzip)(await plain())),
  }
  server.get('/api/openapi.json', { compress: false }, async (request, reply) => {
    const acceptEncoding = request.headers['accept-encoding']
    const encoding = (['br', 'gzip'] as const).find((each) => accepts(acceptEncoding, each))
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .type('application/json; charset=utf-8')
      .header('vary', 'accept-encoding')
      .send(await (encoding ? packed[encoding] : plain)())
  })
}
