import Fastify from 'fastify'
import { joinDatabase } from './composition/join-database.ts'
import { requireMailServer } from './composition/mail-server.ts'
import { startJobs } from './composition/start-jobs.ts'
import { startServices } from './composition/start-services.ts'
import { readConfig } from './platform/config/config.ts'
import { StartError } from './platform/config/start-error.ts'
import { migrate } from './platform/database/migrate.ts'
import { findMailbox } from './platform/mail/mailbox/mailbox.ts'

/** `npm run worker`: works jobs off beside the servers, as many of these as there is work for. */
const start = async (): Promise<() => Promise<void>> => {
  const config = readConfig(process.env)
  requireMailServer(config)
  const adminUrl = await joinDatabase(config)
  await migrate(adminUrl, config.secretKey)
  const smtpUrl = config.smtpUrl ?? (await findMailbox(config.dataDir))
  const { log } = Fastify({ logger: { level: config.logLevel } })
  const running = await startServices({ ...config, smtpUrl }, adminUrl, (error) =>
    log.warn({ error: error.message }, 'database'),
  )
  const jobs = await startJobs(config, adminUrl, running, log)
  return async () => {
    await jobs.stop()
    await running.stop()
  }
}

try {
  const stop = await start()
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    console.log('The worker ends when it has done what it is doing.')
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  console.log('The worker is ready.')
} catch (error) {
  console.error(error instanceof StartError ? `The worker cannot start: ${error.message}` : error)
  process.exit(1)
}
