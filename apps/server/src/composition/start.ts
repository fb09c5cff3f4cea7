import { OPERATIONS } from '@wohlauf/contract/operations'
import { describeDemoWorld, prepareDemoWorld } from '../demo/demo-world.ts'
import type { Config } from '../platform/config/config.ts'
import { StartError } from '../platform/config/start-error.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts'
import { buildServer } from '../platform/http/server.ts'
import { serveSites } from '../platform/http/sites.ts'
import { HANDLERS } from './handlers.ts'
import { openMailServer, requireMailServer } from './mail-server.ts'
import { startJobs } from './start-jobs.ts'
import { startServices } from './start-services.ts'

export type RunningWohlauf = { welcome: string; stop: () => Promise<void> }

/** Ends what was started, last first, each even if another fails. */
const endAll = async (steps: (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = []
  for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

const listenProblem = (error: unknown, { host, port }: Config): unknown => {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use by another program. Choose another one, for example PORT=${port + 1}.`,
    )
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is no address of this machine. Use 0.0.0.0 for all of them.`)
  return error
}

/**
 * Database, migrations, mail server, demo world, server, jobs: in this order, and back when it ends or one of them fails.
 *
 * @throws StartError with a sentence for the person who started it
 */
export const startWohlauf = async (config: Config, webFolder: string): Promise<RunningWohlauf> => {
  const undo: (() => Promise<unknown>)[] = []
  try {
    requireMailServer(config)
    const log = { debug: () => {}, warn: (text: string) => console.warn(text) }
    const embedded = config.databaseUrl ? null : await startEmbeddedDatabase({ dataDir: config.dataDir, log })
    if (embedded) undo.push(embedded.stop)
    const adminUrl = config.databaseUrl ?? embedded?.superuserUrl ?? ''
    await migrate(adminUrl, config.secretKey)

    const mailServer = await openMailServer(config)
    undo.push(mailServer.stop)
    const running = await startServices({ ...config, smtpUrl: mailServer.smtpUrl }, adminUrl, (error) =>
      console.warn(`database: ${error.message}`),
    )
    undo.push(running.stop)
    const isDemo = embedded !== null && config.environment !== 'production'
    if (isDemo) await prepareDemoWorld(running, config.port)

    const server = await buildServer(config, OPERATIONS, HANDLERS, running)
    undo.push(() => server.close())
    await serveSites(server, webFolder, running, config.sentryDsn)
    await server.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenProblem(error, config)
    })
    const jobs = await startJobs(config, adminUrl, running, server.log)
    undo.push(jobs.stop)
    const mailbox = mailServer.mailboxAddress ? `\nMails are kept at ${mailServer.mailboxAddress}\n` : ''
    return {
      welcome: `${
        isDemo ? describeDemoWorld(config.port) : `Wohlauf ${config.version} serves port ${config.port}.`
      }${mailbox}`,
      stop: () => endAll(undo),
    }
  } catch (error) {
    await endAll(undo).catch(() => {})
    throw error
  }
}
