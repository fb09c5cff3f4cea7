import { readdir, readFile } from 'node:fs/promises'

/** The kernel's clock ticks, the unit of `/proc`. */
const TICKS_PER_SECOND = 100

/** `ofEnded`: of the children that have ended, in milliseconds. */
type ProcessTime = { parent: number; milliseconds: number; ofEnded: number }

/** Null for a process that has ended meanwhile. */
const timeOf = async (pid: number): Promise<ProcessTime | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (!text) return null
  // The name in parentheses may contain any character; the fields after it are numbers.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const sumAt = (at: number) => ((Number(fields[at]) + Number(fields[at + 1])) * 1000) / TICKS_PER_SECOND
  return { parent: Number(fields[1]), milliseconds: sumAt(11), ofEnded: sumAt(13) }
}

/** The parent of a process: for a connection's backend, the database's main process. */
export const parentOf = async (pid: number): Promise<number> => (await timeOf(pid))?.parent ?? 0

/**
 * The CPU time that a server and all processes of its database have used so far, in milliseconds. It shows
 * the cost of a request even on a machine under other load. Linux only.
 */
export const cpuTime = async (server: number, database: number): Promise<number> => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const times = await Promise.all(pids.map(async (pid) => ({ pid, time: await timeOf(pid) })))
  return times.reduce((sum, { pid, time }) => {
    if (!time) return sum
    if (pid === database) return sum + time.ofEnded
    return pid === server || time.parent === database ? sum + time.milliseconds : sum
  }, 0)
}
