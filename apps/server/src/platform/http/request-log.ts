import type { FastifyInstance } from 'fastify'

/**
 * One line an answer. Named fields only, never a body, header, query or path as it was sent: those carry tokens,
 * passwords and health data. The route's pattern stands for the path.
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
