import { startServices } from '../composition/start-services.ts'
import { readConfig } from '../platform/config/config.ts'
import { createPool } from '../platform/database/pool.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { sampleMail } from './sample-mail.ts'

// A worker of its own process, for tests that kill it; it knows the test's mail.
const config = readConfig(process.env)
const adminUrl = config.databaseUrl ?? ''
const running = await startServices(config, adminUrl, () => {})
const pool = createPool(urlFor(adminUrl, ROLES.runtime, config.secretKey), 4, () => {})
const log = { info: () => {}, warn: () => {}, error: () => {} }
const worker = await startWorker({
  url: urlFor(adminUrl, ROLES.jobs, config.secretKey),
  jobs: [sendMail([sampleMail])],
  dependencies: { pool, services: running.services, clock: running.clock, log },
})
process.on('SIGTERM', async () => {
  await worker.stop()
  await Promise.all([pool.end(), running.stop()])
  process.exit(0)
})
console.log('ready')
