import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataFolder } from '../../../apps/server/src/platform/base/config/data-folder.ts'
import { findBinaries } from './binaries.ts'
import { clusterPaths, prepareCluster } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { keepRunning, RESTARTS, type Restarts } from './keep-running.ts'
import { findLauncher } from './launcher.ts'
import { stopOrphan } from './orphan.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { run } from './run.ts'
import { serverSettings } from './server-settings.ts'

export type EmbeddedDatabase = {
  /** Leads to the database `postgres`, password included: never log it. */
  superuserUrl: string
  /** For example "18.4". */
  version: string
  /** Resolves to a message when PostgreSQL has died and could not be restarted, or not for long. */
  permanentFailure: Promise<Error>
  /** Ends open transactions, writes all data and releases the data folder. May be called again. */
  stop(): Promise<void>
}

export type EmbeddedDatabaseOptions = {
  dataDir: string
  log: { debug(text: string): void; warn(text: string): void }
  /** `false` gives up crash safety for speed: for tests only. */
  isDurable?: boolean
  settings?: Record<string, string>
  restarts?: Restarts
}

const timeoutMs = 20_000

/**
 * Starts the PostgreSQL installed by npm, with its data in `<dataDir>/postgres`.
 * @throws StartError when the folder is in use or unusable, its data is of another major version, or
 * PostgreSQL is missing
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { log, isDurable = true, settings = {}, restarts = RESTARTS } = options
  const dataDir = prepareDataFolder(options.dataDir)
  const binaries = await findBinaries()
  const unlock = lockFolder(dataDir)
  try {
    const { cluster } = clusterPaths(dataDir)
    const prepare = () => stopOrphan(cluster, binaries.pgCtl, (text) => log.warn(text))
    await prepare()
    const launcher = await findLauncher(binaries, dataDir, cluster)
    const password = await prepareCluster(dataDir, binaries, launcher, isDurable)
    let stopping: Promise<void> | null = null
    const startOn = (wishedPort?: number) =>
      startPostmaster(
        (at) =>
          launcher.command(binaries.postgres, ['-D', cluster, ...serverSettings(at, isDurable, settings)]),
        {
          prepare,
          onLine: (line) =>
            stopping || / (LOG|HINT|DETAIL): /.test(line) ? log.debug(line) : log.warn(line),
          wishedPort,
          isStandby: existsSync(join(cluster, 'standby.signal')),
        },
      )
    const postmaster = await startOn()
    const { promise: permanentFailure, resolve: onLost } = Promise.withResolvers<Error>()
    const supervisor = keepRunning(postmaster, () => startOn(postmaster.port), {
      note: (text) => log.warn(text),
      onLost,
      restarts,
    })
    const end = async () => {
      // Waits for a PostgreSQL that is starting: it could not be stopped before.
      await supervisor.letGo()
      await stopPostmaster(supervisor.current(), binaries.pgCtl, cluster)
    }
    return {
      superuserUrl: `postgres://postgres:${password}@127.0.0.1:${postmaster.port}/postgres`,
      version: launcher.version,
      permanentFailure,
      stop() {
        stopping ??= end().finally(unlock)
        return stopping
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function stopPostmaster({ child, exit }: Postmaster, pgCtl: string, cluster: string): Promise<void> {
  if (process.platform === 'win32') {
    await run({ file: pgCtl, args: ['stop', '-m', 'fast', '-D', cluster], ids: {} })
    return exit
  }
  child.kill('SIGINT')
  // An immediate stop is safe as well, the next start only has to recover first.
  const timer = setTimeout(() => child.kill('SIGQUIT'), timeoutMs)
  await exit
  clearTimeout(timer)
}
