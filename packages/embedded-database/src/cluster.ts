import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { chown, lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'
import type { Binaries } from './binaries.ts'
import type { Launcher, Owner } from './launcher.ts'
import { run } from './run.ts'

const leastFreeBytes = 128 * 1024 * 1024

export function clusterPaths(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    unfinished: join(dataDir, 'postgres.new'),
    password: join(dataDir, 'postgres.password'),
  }
}

/**
 * Creates the cluster on the first start, or checks that it matches the programs.
 * @returns the superuser's password
 */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  launcher: Launcher,
  isDurable: boolean,
): Promise<string> {
  const { cluster, password } = clusterPaths(dataDir)
  requireSpace(dataDir)
  if (!existsSync(cluster)) await createCluster(dataDir, binaries, launcher, isDurable)
  requireSameMajorVersion(cluster, launcher.version)
  if (launcher.owner) await handOver(cluster, launcher.owner)
  try {
    return (await readFile(password, 'utf8')).trim()
  } catch (cause) {
    throw new StartError(
      `The database's password file "${password}" cannot be read; restore it from a backup.`,
      {
        cause,
      },
    )
  }
}

/** Uses a folder of another name first, so that a cluster is either complete or absent. */
async function createCluster(dataDir: string, binaries: Binaries, launcher: Launcher, isDurable: boolean) {
  const { cluster, unfinished, password } = clusterPaths(dataDir)
  rmSync(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (launcher.owner) {
    await handOver(unfinished, launcher.owner)
    await handOver(password, launcher.owner)
  }
  const result = await run(
    launcher.command(binaries.initdb, [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ]),
  )
  if (!result.isDone) {
    rmSync(unfinished, { recursive: true, force: true })
    const lastLines = result.output.split('\n').slice(-3).join(' ')
    throw new StartError(`The database could not be created in "${cluster}": ${lastLines}`)
  }
  await rename(unfinished, cluster)
}

function requireSpace(dataDir: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= leastFreeBytes) return
  throw new StartError(
    `Less than 128 MB are free on the disk of the data folder "${dataDir}"; make room, or set DATA_DIR to another disk.`,
  )
}

function requireSameMajorVersion(cluster: string, version: string) {
  const dataVersion = readVersion(cluster)
  const [major = version] = version.split('.')
  if (dataVersion === major) return
  const advice =
    Number(dataVersion) > Number(major)
      ? 'start a newer Wohlauf, or set DATA_DIR to another folder'
      : `move it over with pg_dump of version ${dataVersion}, or set DATA_DIR to another folder`
  throw new StartError(
    `The database in "${cluster}" was made by PostgreSQL ${dataVersion}, but this Wohlauf includes PostgreSQL ${major}; ${advice}.`,
  )
}

function readVersion(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (cause) {
    throw new StartError(
      `The folder "${cluster}" is not a readable PostgreSQL database; set DATA_DIR to another folder.`,
      {
        cause,
      },
    )
  }
}

async function handOver(path: string, owner: Owner): Promise<void> {
  const stat = await lstat(path)
  if (stat.uid === owner.uid) return
  if (stat.isDirectory()) for (const name of await readdir(path)) await handOver(join(path, name), owner)
  // The folder itself comes last: an interrupted change of owner is then continued.
  await chown(path, owner.uid, owner.gid)
}
