import { constants, setPriority } from 'node:os'
import { endAll, type Started } from './composition/end-all.ts'
import { joinDatabase } from './composition/join-database.ts'
import { loadTracing } from './composition/load-tracing.ts'
import { requireMailServer } from './composition/mail-server.ts'
import { openLog } from './composition/open-log.ts'
import { startReports } from './composition/report-process.ts'
import { requireMigrated } from './composition/require-migrated.ts'
import { runUntilSignal } from './composition/run-until-signal.ts'
import { serveMetrics } from './composition/serve-metrics.ts'
import { startJobs } from './composition/start-jobs.ts'
import { startServices } from './composition/start-services.ts'
import { createHealth } from './platform/http/server/health.ts'
import { createLifecycle } from './platform/http/server/lifecycle.ts'
import { findMailbox } from './platform/mail/mailbox/mailbox.ts'

/** `npm run worker`: runs jobs beside the servers, in any number of processes. */
await runUntilSignal('The worker', async (config, ending) => {
  // Beside a server on the same machine, readers come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  requireMailServer(config)
  const adminUrl = await joinDatabase(config)
  await requireMigrated(adminUrl, config.secretKey)
  ending.throwIfAborted()
  const smtpUrl = config.smtpUrl ?? (await findMailbox(config.dataDir))
  const log = openLog(config)
  const lifecycle = createLifecycle()
  ending.addEventListener('abort', lifecycle.leave)
  const parts: Started[] = []
  const end = () => endAll(parts, config.stopSeconds * 1000)
  try {
    const running = await startServices({ ...config, smtpUrl }, adminUrl, log, {
      requestsUrl: config.databaseUrl,
    })
    parts.push({ name: 'the connections to the database', end: running.stop })
    ending.throwIfAborted()
    const tracing = await loadTracing(config)
    if (tracing) parts.push({ name: 'the traces', end: tracing.stop })
    for (const pool of running.pools) tracing?.tracePool(pool)
    const reports = await startReports('WORKER', config, running)
    parts.push({ name: 'the reports to the admins', end: reports.stop })
    const jobs = await startJobs(config, adminUrl, running, log, tracing)
    parts.push({ name: 'the jobs', end: jobs.stop })
    const health = createHealth({ pool: jobs.pool, clock: running.clock, log }, lifecycle)
    // Listens last, so that 'ready' promises nothing that is still to come, and answers until all else has ended.
    const figures = await serveMetrics(config, running.services.metrics, {
      ...health,
      live: () => (jobs.isStuck() ? 'stuck' : health.live()),
    })
    parts.unshift({ name: 'the figures', end: figures.stop })
    ending.throwIfAborted()
  } catch (error) {
    await end().catch(() => {})
    throw error
  }
  return {
    welcome: 'The worker is ready.',
    stop: () => {
      console.log('The worker ends when its running jobs are done.')
      return end()
    },
  }
})
