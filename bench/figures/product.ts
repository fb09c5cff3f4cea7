import { OPERATIONS } from '@wohlauf/contract/operations'
import { HANDLERS } from '../../apps/server/src/composition/handlers.ts'
import { serveMetrics } from '../../apps/server/src/composition/serve-metrics.ts'
import { startServices } from '../../apps/server/src/composition/start-services.ts'
import { readConfig } from '../../apps/server/src/platform/base/config/config.ts'
import type { Metrics } from '../../apps/server/src/platform/base/metrics/metrics.ts'
import { buildServer } from '../../apps/server/src/platform/http/server/server.ts'

const isCounter = (figure: unknown): figure is { inc: () => void } =>
  typeof figure === 'object' && figure !== null && 'inc' in figure

/** The cost of a request without any figure. */
const countNothing = (metrics: Metrics): void => {
  for (const figure of Object.values(metrics)) if (isCounter(figure)) figure.inc = () => {}
  metrics.requests.observe = () => {}
}

/** The product's server in a separate process, with its figures on a port, without the port, or without counting (BENCH_COUNTS=no). */
const config = readConfig(process.env)
const running = await startServices(config, config.databaseUrl ?? '', (error) => console.error(error.message))
if (process.env.BENCH_COUNTS === 'no') countNothing(running.services.metrics)
await serveMetrics(config, running.services.metrics)
const server = await buildServer(config, OPERATIONS, HANDLERS, running)
await server.listen({ port: 0, host: '127.0.0.1' })
const address = server.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })

process.on('disconnect', () => process.exit(0))
