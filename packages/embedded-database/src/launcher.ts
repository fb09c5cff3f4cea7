import { chmodSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'
import type { Binaries } from './binaries.ts'
import { openCopyOf } from './open-copy.ts'
import { type Command, run } from './run.ts'

export type Launcher = {
  version: string
  /** `null`: the user of the server, so that files keep their owner. */
  owner: Owner | null
  command(program: string, args: string[]): Command
}
export type Owner = { uid: number; gid: number }
type Way = {
  prefix: string[]
  ids: Command['ids']
  owner: Owner | null
  /** Other users must be able to pass through the data folder. */
  needsOpenFolder?: true
  needsOpenPrograms?: true
}

/**
 * PostgreSQL refuses to run as root, and another user may not reach a root-only folder. Tried in this order: a user
 * namespace in which root looks like an ordinary user; that user with root's capability to pass through closed
 * folders, the second time with a copy of the programs in an open folder; that user alone.
 * @param clusterFolder existing cluster, or a path that does not exist yet
 * @throws StartError when no way works
 */
export async function findLauncher(
  binaries: Binaries,
  dataDir: string,
  clusterFolder: string,
): Promise<Launcher> {
  const leash = await deathSignal()
  let output = ''
  for (const way of await waysToRun(clusterFolder)) {
    if (way.needsOpenFolder) letPass(dataDir)
    const folder = way.needsOpenPrograms ? await openCopyOf(binaries.postgres) : null
    if (way.needsOpenPrograms && !folder) continue
    const pathOf = (program: string) => (folder ? join(folder, basename(program)) : program)
    const under = (file: string, args: string[]): Command => {
      const [first = file, ...rest] = [...way.prefix, ...leash, file, ...args]
      return { file: first, args: rest, ids: way.ids }
    }
    const command = (program: string, args: string[]) => under(pathOf(program), args)
    const trial = await run(
      isWindows
        ? command(binaries.postgres, ['--version'])
        : under('sh', probe(pathOf(binaries.initdb), pathOf(binaries.postgres), dataDir)),
    )
    if (trial.isDone) return { version: version(trial.output), owner: way.owner, command }
    output = trial.output
  }
  throw new StartError(whyNot(binaries.postgres, dataDir, output))
}

const isWindows = process.platform === 'win32'
const isRoot = process.getuid?.() === 0

async function waysToRun(clusterFolder: string): Promise<Way[]> {
  const direct: Way = { prefix: [], ids: {}, owner: null }
  if (isWindows || (!isRoot && hasName())) return [direct]
  const nobody = await unprivilegedUser()
  if (!nobody) return [direct]
  const namespace: Way = {
    prefix: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--'],
    ids: {},
    owner: isRoot ? { uid: 0, gid: 0 } : null,
  }
  if (!isRoot) return [namespace, direct]
  const current = ownerOf(clusterFolder)
  // An existing cluster keeps its owner, who can then still start it without root.
  const asOwner = current && current.uid !== 0 ? asUser(current) : []
  return [...asOwner, namespace, ...asUser(nobody)]
}

function asUser(owner: Owner): Way[] {
  const caps = '+dac_override,+dac_read_search'
  const who = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', '--no-new-privs']
  const withPassage = ['setpriv', ...who, `--inh-caps=${caps}`, `--ambient-caps=${caps}`, '--']
  return [
    { prefix: withPassage, ids: {}, owner },
    { prefix: withPassage, ids: {}, owner, needsOpenPrograms: true },
    { prefix: [], ids: owner, owner, needsOpenFolder: true },
  ]
}

/** Lets other users pass through the folder to the cluster, but still not list it. */
function letPass(folder: string) {
  chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011)
}

/** initdb needs the name of its user, so the uid has to be known to the system. */
async function unprivilegedUser(): Promise<Owner | null> {
  for (const name of ['nobody', 'postgres', 'daemon']) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map((flag) => run({ file: 'id', args: [flag, name], ids: {} })),
    )
    if (uid?.isDone && gid?.isDone) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return null
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function ownerOf(path: string): Owner | null {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? { uid: stat.uid, gid: stat.gid } : null
}

/** Where the system supports it, killing the server also kills its PostgreSQL. */
async function deathSignal(): Promise<string[]> {
  const leash = ['setpriv', '--pdeathsig', 'SIGINT', '--']
  if (process.platform !== 'linux') return []
  const trial = await run({ file: 'setpriv', args: [...leash.slice(1), 'true'], ids: {} })
  return trial.isDone ? leash : []
}

/** `initdb --show` looks for its companion programs and its user like a real start, and writes nothing. */
function probe(initdb: string, postgres: string, dataDir: string): string[] {
  const script = 'cd "$3" && "$1" --show --pgdata="$3/none" && exec "$2" --version'
  return ['-c', script, 'sh', initdb, postgres, dataDir]
}

function version(output: string): string {
  return /^postgres \(PostgreSQL\) (\d+(\.\d+)*)/m.exec(output)?.[1] ?? 'unknown'
}

function whyNot(postgres: string, dataDir: string, output: string): string {
  if (/shared librar|Library not loaded/.test(output)) {
    return `PostgreSQL's libraries are incomplete (${output}); run "npm ci", or set DATABASE_URL to a PostgreSQL 18 of your own.`
  }
  const failed = `the data folder "${dataDir}" and the program "${postgres}"`
  return isRoot
    ? `PostgreSQL does not run as root, and on this machine no unprivileged user can reach ${failed}; start as an ordinary user, move both to a folder open to others, or set DATABASE_URL.`
    : `PostgreSQL cannot be started with ${failed} (${output}); check the permissions, or set DATABASE_URL.`
}
