/**
 * A container's health check: ends with 0 when the server in the same container is ready. A busy one answers late.
 */
const ready = `http://localhost:${process.env.PORT || 3000}/health/ready`
const isReady = await fetch(ready, { signal: AbortSignal.timeout(9000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isReady ? 0 : 1)
