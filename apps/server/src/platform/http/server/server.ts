import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { MAX_FILE_BYTES } from '@wohlauf/contract/values/file-size'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../../base/config/config.ts'
import { describeError } from '../../base/describe-error.ts'
import { readJson } from '../../base/read-json.ts'
import { Refusal } from '../../base/refusal.ts'
import { codeOf } from '../../database/faults/database-away.ts'
import { sendRefusal } from '../answers/answer.ts'
import { refusalFor } from '../answers/error-answer.ts'
import { servePackageSchema } from '../course-packages/package-schema.ts'
import { serveImages } from '../files/images.ts'
import { serveLogos } from '../files/logos.ts'
import { servePrivateImages } from '../files/private-images.ts'
import { serveAssociations } from '../install/serve-associations.ts'
import { serveInstallation } from '../install/serve-installation.ts'
import { serveCalendarFeed } from '../mount/calendar-feed.ts'
import type { AnyHandler } from '../mount/handler.ts'
import { type MountDependencies, mount } from '../mount/mount.ts'
import { serveUnsubscribing } from '../mount/unsubscribing.ts'
import { answerClientError } from './client-error.ts'
import { countAnswers } from './count-answers.ts'
import { allowConfiguredOrigins } from './cross-origin.ts'
import { createHealth, serveHealth } from './health.ts'
import { readHost } from './host.ts'
import { createLifecycle, type Lifecycle } from './lifecycle.ts'
import { logUnavailable } from './log-unavailable.ts'
import { logAnswers } from './request-log.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { serveConventions } from './serve-conventions.ts'
import { serveOpenApi } from './serve-openapi.ts'
import { boundUnreadBodies } from './unread-body.ts'

const MAX_JSON_BYTES = 256 * 1024

const headersOf = (requestId: string, version: string) => ({
  'x-request-id': requestId,
  'app-version': version,
  ...SECURITY_HEADERS,
})

type ServerOptions = {
  logTo?: { write: (line: string) => void } | undefined
  /** Always `serving` if omitted. */
  lifecycle?: Lifecycle
  /** Adds the hooks of traces. */
  traceRequests?: ((server: FastifyInstance) => void) | undefined
}

/** Compressed bodies are refused: no client of ours sends them, and a small one can unpack to gigabytes. */
const isCompressed = (encoding: string | undefined): boolean =>
  encoding !== undefined && encoding !== 'identity'

/** Builds the server: operations, files, health; the sites are added by `serveSites`. Listens to nothing yet. */
export const buildServer = async (
  config: Config,
  operations: readonly AnyOperation[],
  handlers: readonly AnyHandler[],
  dependencies: MountDependencies,
  { logTo, lifecycle = createLifecycle(), traceRequests }: ServerOptions = {},
): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req', 'res', 'busboyOptions'],
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A malformed path reaches no route and no hook: its answer gets its headers here.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.id, config.version))
      return void sendRefusal(request, reply, refusalFor(error) ?? new Refusal('not-readable'))
    },
    clientErrorHandler: answerClientError(() => headersOf(randomUUID(), config.version)),
    // A request on an open connection is answered while the server closes, as the last one of that connection.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // A client that trickles must not occupy a connection without a limit; Node checks only every 30 s by default.
    http: {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    },
  })

  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, readJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  server.decorateRequest('app', null)
  server.decorateReply('refusalName', null)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.id, config.version))
    if (isCompressed(request.headers['content-encoding'])) throw new Refusal('wrong-format')
  })
  // In onSend, so that it also applies to requests that began before. Not while new connections are taken: a proxy would need one for
  // each request until the socket closes.
  server.addHook('onSend', async (_request, reply) => {
    if (lifecycle.condition() === 'closing' || lifecycle.condition() === 'lost')
      reply.header('connection', 'close')
  })
  readHost(server, config.adminHost)
  traceRequests?.(server)
  logAnswers(server)
  countAnswers(server, dependencies.services.metrics)
  boundUnreadBodies(server)

  // Some clients send each item of a list as a part: those of the longest lists, a recipe's, are 108.
  await server.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 4, fields: 140, fieldSize: 128 * 1024, parts: 144 },
  })
  await server.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await allowConfiguredOrigins(server, dependencies.pool, dependencies.clock)

  server.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error)
    // A file is closed when its reader leaves before the first byte: nobody gets the answer.
    if (reply.raw.destroyed && codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return reply
    if (!refusal) request.log.error({ error: describeError(error) }, 'unexpected error')
    else if (refusal.status >= 500) logUnavailable(request, dependencies.services, error)
    // The failed response may have been marked as permanently cacheable.
    reply.header('cache-control', SECURITY_HEADERS['cache-control'])
    return sendRefusal(request, reply, refusal ?? new Refusal('internal-error'))
  })
  server.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('not-found')))

  serveHealth(server, createHealth({ ...dependencies, log: server.log }, lifecycle))
  serveImages(server, dependencies)
  serveLogos(server, dependencies)
  servePrivateImages(server, dependencies)
  serveInstallation(server, dependencies)
  serveAssociations(server, dependencies)
  serveConventions(server, dependencies)
  serveUnsubscribing(server)
  servePackageSchema(server)
  serveCalendarFeed(server)
  serveOpenApi(server, operations, config.release)
  mount(server, operations, handlers, dependencies)
  return server
}
