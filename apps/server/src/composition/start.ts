import { setTimeout } from 'node:timers/promises'
import { OPERATIONS } from '@wohlauf/contract/operations'
import type { Config } from '../platform/base/config/config.ts'
import { closeServer } from '../platform/http/server/close-server.ts'
import { createLifecycle } from '../platform/http/server/lifecycle.ts'
import { listen } from '../platform/http/server/listen.ts'
import { buildServer } from '../platform/http/server/server.ts'
import { serveSites } from '../platform/http/server/sites.ts'
import { endAll, type Started } from './end-all.ts'
import { HANDLERS } from './handlers.ts'
import { loadTracing } from './load-tracing.ts'
import { openMailServer, requireMailServer } from './mail-server.ts'
import { migrate } from './migrate.ts'
import { openLog } from './open-log.ts'
import { loadEmbeddedDatabase } from './optional-packages.ts'
import { startReports } from './report-process.ts'
import { listenProblem, requireFreePort } from './require-free-port.ts'
import { requireMigrated } from './require-migrated.ts'
import { serveMetrics } from './serve-metrics.ts'
import { startJobs } from './start-jobs.ts'
import { type Running, startServices } from './start-services.ts'

export type RunningWohlauf = {
  welcome: string
  /**
   * Resolves to an error for the operator when an essential part is lost permanently; then only `stop` is
   * useful.
   */
  permanentFailure: Promise<Error>
  /**
   * Continues to answer for `drainSeconds`, then accepts no new connections, closes each open one with its next
   * answer, and ends everything in order.
   * @throws when a part failed to end, or did not within `stopSeconds`
   */
  stop: () => Promise<void>
}

type StartOptions = {
  /** Aborted when the process is asked to end: the start ends after the current step, with its reason. */
  ending?: AbortSignal
  /** Differs from the configured port when another server has that one and passes requests on. */
  listenPort?: number
  /** What `@wohlauf/demo` makes of the database before anything is served. */
  demo?: {
    prepareDemoWorld: (running: Running, port: number) => Promise<void>
    describeDemoWorld: (port: number, now: Date) => string
  } | null
}

/** Seconds for the parts that end after the last connection. */
const RESERVE_SECONDS = 5

/** Milliseconds that idle connections are left to their clients; none where a stop has no drain. */
const patienceWithIdle = ({ drainSeconds, stopSeconds }: Config): number =>
  drainSeconds === 0 ? 0 : Math.max(0, stopSeconds - drainSeconds - RESERVE_SECONDS) * 1000

const startEmbedded = async (dataDir: string) => {
  const { startEmbeddedDatabase } = await loadEmbeddedDatabase()
  return startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: (text) => console.warn(text) } })
}

/**
 * Starts everything in order; ends it in reverse, also when a part fails to start.
 * @param webFolder the built web sites, or their sources while Vite's server is in front (`npm run dev`)
 * @throws StartError with a message for the operator
 */
export const startWohlauf = async (
  config: Config,
  webFolder: string,
  { ending = new AbortController().signal, listenPort = config.port, demo = null }: StartOptions = {},
): Promise<RunningWohlauf> => {
  const listening = { host: config.host, port: listenPort }
  const parts: Started[] = []
  const lifecycle = createLifecycle()
  ending.addEventListener('abort', lifecycle.leave)
  let isListening = false
  const end = async () => {
    lifecycle.leave()
    // Clients and load balancers may have seen it as ready.
    if (isListening) await setTimeout(config.drainSeconds * 1000)
    lifecycle.close()
    await endAll(parts, config.stopSeconds * 1000)
  }
  const begin = (name: string, stop: () => Promise<unknown>): void => {
    parts.push({ name, end: stop })
    ending.throwIfAborted()
  }
  try {
    await requireFreePort(listening)
    requireMailServer(config)
    const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir)
    if (embedded) begin('the database', embedded.stop)
    const permanentFailure = embedded?.permanentFailure ?? new Promise<Error>(() => {})
    void permanentFailure.then(lifecycle.lose)
    const adminUrl = config.directDatabaseUrl ?? embedded?.superuserUrl ?? ''
    await (config.migratesOnStart ? migrate : requireMigrated)(adminUrl, config.secretKey)
    ending.throwIfAborted()

    const mailServer = await openMailServer(config)
    begin('the mailbox', mailServer.stop)
    const running = await startServices(
      { ...config, smtpUrl: mailServer.smtpUrl },
      adminUrl,
      openLog(config),
      { requestsUrl: config.databaseUrl },
    )
    begin('the connections to the database', running.stop)
    await demo?.prepareDemoWorld(running, config.port)
    ending.throwIfAborted()

    const tracing = await loadTracing(config)
    if (tracing) begin('the traces', tracing.stop)
    for (const pool of running.pools) tracing?.tracePool(pool)
    const figures = await serveMetrics(config, running.services.metrics)
    begin('the figures', figures.stop)
    const reports = await startReports('SERVER', config, running)
    begin('the reports to the admins', reports.stop)
    const server = await buildServer(config, OPERATIONS, HANDLERS, running, {
      lifecycle,
      traceRequests: tracing?.traceRequests,
    })
    const jobs = await startJobs(config, adminUrl, running, server.log, tracing)
    let jobsEnd: Promise<void> | null = null
    const endJobs = () => {
      jobsEnd ??= jobs.stop()
      return jobsEnd
    }
    begin('the jobs', endJobs)
    begin('the server', () => closeServer(server, patienceWithIdle(config)))
    await serveSites(server, webFolder, running, {
      errorReportingDsn: config.sentryDsn,
      hasWorker: config.hasServiceWorker,
    })
    // Last, so that a client that reaches it finds everything started.
    await listen(server, listening).catch((error: unknown) => {
      throw listenProblem(error, listening)
    })
    isListening = true
    const mailbox = mailServer.mailboxAddress ? `\nMails are stored at ${mailServer.mailboxAddress}\n` : ''
    return {
      welcome: `${
        demo?.describeDemoWorld(config.port, running.clock()) ??
        `Wohlauf ${config.version} serves port ${config.port}.`
      }${mailbox}`,
      permanentFailure,
      stop: async () => {
        endJobs().catch(() => {})
        await end()
      },
    }
  } catch (error) {
    await end().catch(() => {})
    throw error
  }
}
