import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../../base/metrics/metrics.ts'

/** The label of a request: the name of its operation or of another route. Never the path as sent. */
const nameOf = ({ routeOptions: { config, url } }: FastifyRequest): string => {
  if (config?.operation) return config.operation
  if (url === undefined) return 'none'
  if (url.startsWith('/health/')) return 'health'
  return url === '/*' ? 'site' : 'asset'
}

/** Counts every answer, and every refusal by its name. */
export const countAnswers = (server: FastifyInstance, { requests, refusals }: Metrics): void => {
  server.addHook('onResponse', async (request, reply) => {
    requests.observe({ operation: nameOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.refusalName) refusals.inc({ refusal: reply.refusalName })
  })
}
