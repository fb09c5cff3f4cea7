import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@platformatic/prom-client'

declare module '../services.ts' {
  interface Services {
    metrics: Metrics
  }
}

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 300]

/** Values for a gauge, each with its labels; read when the figures are requested. */
type Readings = readonly { labels: Record<string, string>; value: number }[]

/** The state that a pool of `pg` reports. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } }

/** `queueLength`: of requests that wait before they ask the pool. */
type WatchedPool = { pool: Pool; queueLength: () => number }

/**
 * The figures of a process. Labels have few values, which are stated in the code: never an app, a person or an address. Units
 * are seconds and bytes.
 */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter<L>({ name, help, labelNames: [...labelNames], registers })

  const watch = (
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<Readings> | Readings,
  ): void => {
    // A worker that is started again in the same process watches its new connection.
    registry.removeSingleMetric(name)
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        this.reset()
        // A reset sets a gauge without labels to 0.
        if (labelNames.length === 0) this.remove()
        for (const { labels, value } of await Promise.resolve()
          .then(read)
          .catch(() => []))
          this.set(labels, value)
      },
    })
  }

  const pools = new Map<string, WatchedPool>()
  const ofPools = (read: (pool: WatchedPool) => Record<string, number>): Readings =>
    [...pools].flatMap(([pool, figures]) =>
      Object.entries(read(figures)).map(([state, value]) => ({ labels: { pool, state }, value })),
    )
  watch(
    'wohlauf_database_connections',
    'Connections to the database by pool and state: open, idle, their limit (max), and who waits for one (waiting).',
    ['pool', 'state'],
    () =>
      ofPools(({ pool: { totalCount, idleCount, waitingCount, options }, queueLength }) => ({
        open: totalCount,
        idle: idleCount,
        max: options.max,
        waiting: waitingCount + queueLength(),
      })),
  )

  return {
    requests: new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Duration of requests by operation (or health, asset, site, none) and status.',
      labelNames: ['operation', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    refusals: counter('wohlauf_refusals_total', 'Refused requests by the refusal that was answered.', [
      'refusal',
    ]),
    rateLimited: counter('wohlauf_rate_limited_total', 'Calls that a limit has stopped.', ['limit']),
    securityEvents: counter(
      'wohlauf_security_events_total',
      'Events of the security log by site: APP or ADMIN.',
      ['event', 'site'],
    ),
    uploads: counter('wohlauf_uploads_total', 'Uploads that were taken, or refused and why.', ['outcome']),
    uploadBytes: counter('wohlauf_upload_bytes_total', 'Bytes of the bodies of uploads that were read.', []),
    jobs: new Histogram({
      name: 'wohlauf_job_duration_seconds',
      help: 'Duration of runs of jobs by queue and outcome (done, failed).',
      labelNames: ['queue', 'outcome'],
      buckets: JOB_SECONDS,
      registers,
    }),
    mails: counter('wohlauf_mails_total', 'Attempts to send a mail by outcome.', ['outcome']),
    pushes: counter(
      'wohlauf_pushes_total',
      'Attempts to send a push message by kind of device and outcome.',
      ['kind', 'outcome'],
    ),
    contentReads: counter('wohlauf_content_cache_reads_total', 'Reads of shared content: hit or miss.', [
      'outcome',
    ]),
    /** Reads a figure when the figures are requested; if that fails, only this one is missing. */
    watch,
    watchPool: (name: string, pool: Pool, queueLength = () => 0) =>
      void pools.set(name, { pool, queueLength }),
    /**
     * Node's own: memory, CPU, garbage collection, event loop. They cost a timer, so they are collected only where
     * the figures are served.
     */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
