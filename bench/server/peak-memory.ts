import { readFile } from 'node:fs/promises'

/** The most memory that a process has had resident so far, in MiB. Linux only. */
export const peakMemory = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024)
}
