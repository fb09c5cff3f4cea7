/**
 * A container's health check: ends with 0 when the server in the same container is ready, or the worker where it is
 * asked for (`check-ready.ts worker`). A busy one answers late.
 */
const port = process.argv[2] === 'worker' ? process.env.METRICS_PORT : process.env.PORT || 3000
const isReady = await fetch(`http://localhost:${port}/health/ready`, {
  signal: AbortSignal.timeout(9000),
}).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isReady ? 0 : 1)
