import type { FastifyInstance } from 'fastify'

/** One line per answer, of named fields: a body, header, query or path contains tokens, passwords and health data. */
export const logAnswers = (server: FastifyInstance): void => {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        operation: request.routeOptions.config?.operation,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        appId: request.app?.appId,
      },
      'answered',
    )
  })
}
