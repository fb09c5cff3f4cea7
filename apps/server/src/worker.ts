import { constants, setPriority } from 'node:os'
import Fastify from 'fastify'
import { endAll } from './composition/end-all.ts'
import { endOnSignal } from './composition/end-on-signal.ts'
import { joinDatabase } from './composition/join-database.ts'
import { requireMailServer } from './composition/mail-server.ts'
import { startJobs } from './composition/start-jobs.ts'
import { startServices } from './composition/start-services.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { StartError } from './platform/config/start-error.ts'
import { migrate } from './platform/database/migrate.ts'
import { findMailbox } from './platform/mail/mailbox/mailbox.ts'

/** `npm run worker`: runs jobs beside the servers, in any number of processes. */
const start = async (config: Config): Promise<() => Promise<void>> => {
  requireMailServer(config)
  const adminUrl = await joinDatabase(config)
  await migrate(adminUrl, config.secretKey)
  const smtpUrl = config.smtpUrl ?? (await findMailbox(config.dataDir))
  const { log } = Fastify({ logger: { level: config.logLevel } })
  const running = await startServices({ ...config, smtpUrl }, adminUrl, (error) =>
    log.warn({ error: error.message }, 'database'),
  )
  const jobs = await startJobs(config, adminUrl, running, log)
  const started = [
    { name: 'the connections to the database', end: running.stop },
    { name: 'the jobs', end: jobs.stop },
  ]
  return () => endAll(started, config.stopSeconds * 1000)
}

try {
  // Beside a server on the same machine, readers come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const config = readConfig(process.env)
  const stop = await start(config)
  endOnSignal('The worker', config, () => {
    console.log('The worker ends when its running jobs are done.')
    return stop()
  })
  console.log('The worker is ready.')
} catch (error) {
  console.error(error instanceof StartError ? `The worker cannot start: ${error.message}` : error)
  process.exit(1)
}
