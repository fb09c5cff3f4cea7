import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'
import { run } from './run.ts'

/**
 * Stops a PostgreSQL that a killed server left running, and removes files that would prevent the next start.
 * Call it only while holding the folder's lock.
 */
export async function stopOrphan(
  cluster: string,
  pgCtl: string,
  note: (text: string) => void,
): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid')
  const lock = readIfThere(lockFile)
  const pid = Number.parseInt(lock, 10)
  if (!(pid > 1)) {
    if (existsSync(lockFile)) await removeUnreadable(lockFile, lock)
    return
  }
  if (process.platform === 'win32') {
    await run({ file: pgCtl, args: ['stop', '-m', 'fast', '-D', cluster], ids: {} })
    return
  }
  if (!(await isPostgresOf(cluster, pid))) {
    // The pid may belong to another process by now. PostgreSQL ignores a lock file that names its own parent,
    // and then still checks for shared memory in use, which it would not do without the file.
    writeFileSync(lockFile, lock.replace(/^\d+/, String(process.pid)))
    return
  }
  note(`Stopping PostgreSQL (process ${pid}), left behind by a server that was killed`)
  for (const [signal, waitMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    process.kill(pid, signal)
    for (let waitedMs = 0; waitedMs < waitMs; waitedMs += 50) {
      if (!(await isPostgresOf(cluster, pid))) return
      await sleep(50)
    }
  }
  throw new StartError(
    `A PostgreSQL left behind in "${cluster}" (process ${pid}) does not stop; end it manually.`,
  )
}

/**
 * A power cut or a full disk may leave the file without a pid, with which PostgreSQL never starts; no key of
 * shared memory is lost. A PostgreSQL that has just created the file writes its pid immediately.
 */
async function removeUnreadable(lockFile: string, content: string): Promise<void> {
  await sleep(50)
  if (readIfThere(lockFile) === content) rmSync(lockFile, { force: true })
}

async function isPostgresOf(cluster: string, pid: number): Promise<boolean> {
  const commandLine =
    process.platform === 'linux'
      ? readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
      : (await run({ file: 'ps', args: ['-ww', '-o', 'command=', '-p', String(pid)], ids: {} })).output
  return commandLine.includes('postgres') && commandLine.includes(`-D ${cluster} `)
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
