import type { FastifyInstance } from 'fastify'

/**
 * One line per answer. Named fields only, never a body, header, query or path as sent: those contain tokens,
 * passwords and health data. The route's pattern is logged instead of the path.
 */
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
