import { setTimeout } from 'node:timers/promises'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { describeDemoWorld, prepareDemoWorld } from '../demo/demo-world.ts'
import type { Config } from '../platform/config/config.ts'
import { StartError } from '../platform/config/start-error.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts'
import { createLifecycle } from '../platform/http/lifecycle.ts'
import { buildServer } from '../platform/http/server.ts'
import { serveSites } from '../platform/http/sites.ts'
import { endAll, type Started } from './end-all.ts'
import { HANDLERS } from './handlers.ts'
import { openMailServer, requireMailServer } from './mail-server.ts'
import { startJobs } from './start-jobs.ts'
import { startServices } from './start-services.ts'

export type RunningWohlauf = {
  welcome: string
  /**
   * Resolves to an error for the operator when an essential part is lost permanently; then only `stop` is
   * useful.
   */
  lost: Promise<Error>
  /**
   * Continues to answer for `drainSeconds`, closing each connection with its answer, and then ends everything
   * in order.
   * @throws when a part failed to end, or did not within `stopSeconds`
   */
  stop: () => Promise<void>
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
    return new StartError(`HOST=${host} is not an address of this machine. Use 0.0.0.0 for all of them.`)
  return error
}

/**
 * Starts database, migrations, mail server, demo world, server and jobs in this order; ends them in reverse,
 * also when one of them fails to start.
 *
 * @throws StartError with a message for the operator
 */
export const startWohlauf = async (config: Config, webFolder: string): Promise<RunningWohlauf> => {
  const started: Started[] = []
  const limitMs = config.stopSeconds * 1000
  const lifecycle = createLifecycle()
  try {
    requireMailServer(config)
    const log = { debug: () => {}, warn: (text: string) => console.warn(text) }
    const embedded = config.databaseUrl ? null : await startEmbeddedDatabase({ dataDir: config.dataDir, log })
    if (embedded) started.push({ name: 'the database', end: embedded.stop })
    const lost = embedded?.lost ?? new Promise<Error>(() => {})
    void lost.then(lifecycle.lose)
    const adminUrl = config.databaseUrl ?? embedded?.superuserUrl ?? ''
    await migrate(adminUrl, config.secretKey)

    const mailServer = await openMailServer(config)
    started.push({ name: 'the mailbox', end: mailServer.stop })
    const running = await startServices({ ...config, smtpUrl: mailServer.smtpUrl }, adminUrl, (error) =>
      console.warn(`database: ${error.message}`),
    )
    started.push({ name: 'the connections to the database', end: running.stop })
    const isDemo = embedded !== null && config.environment !== 'production'
    if (isDemo) await prepareDemoWorld(running, config.port)

    const server = await buildServer(config, OPERATIONS, HANDLERS, running, { lifecycle })
    started.push({ name: 'the server', end: () => server.close() })
    await serveSites(server, webFolder, running, config.sentryDsn)
    await server.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenProblem(error, config)
    })
    const jobs = await startJobs(config, adminUrl, running, server.log)
    let jobsEnd: Promise<void> | null = null
    const endJobs = () => {
      jobsEnd ??= jobs.stop()
      return jobsEnd
    }
    started.push({ name: 'the jobs', end: endJobs })
    const mailbox = mailServer.mailboxAddress ? `\nMails are stored at ${mailServer.mailboxAddress}\n` : ''
    return {
      welcome: `${
        isDemo ? describeDemoWorld(config.port) : `Wohlauf ${config.version} serves port ${config.port}.`
      }${mailbox}`,
      lost,
      stop: async () => {
        lifecycle.leave()
        endJobs().catch(() => {})
        await setTimeout(config.drainSeconds * 1000)
        await endAll(started, limitMs)
      },
    }
  } catch (error) {
    await endAll(started, limitMs).catch(() => {})
    throw error
  }
}
