import { readdirSync, readFileSync } from 'node:fs'
import { isWindows } from '../machine/paths.mjs'

/** `times` counts what all ended descendants of the shell have computed. */
const SCRIPT = '"$@"; code=$?; times >> "$0"; exit $code'

/**
 * A command that also writes what it has computed to a file.
 * @param {string} timesFile
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function withCpuTime(timesFile, file, args) {
  return isWindows ? [file, [...args]] : ['sh', ['-c', SCRIPT, timesFile, file, ...args]]
}

/**
 * Seconds of CPU, user and system, of all commands that have written to a file.
 * @param {string} text for each command two lines, the shell's own and its descendants': `0m0.00s 0m0.00s`
 */
export function cpuSecondsIn(text) {
  const times = [...text.matchAll(/(\d+)m([\d.,]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds.replace(',', '.')),
  )
  return times.reduce((total, seconds) => total + seconds, 0)
}

const SAMPLE_MS = 1_000
const TICKS_PER_SECOND = 100

/**
 * Counts what the browsers of a process compute: their runner kills them, so no ended process has their times. Known on
 * Linux alone, and each browser's last second is missing.
 * @param {number} pid whose descendants are looked at, until `stop`
 * @returns {{ seconds: () => number, stop: () => void }} `seconds`: of CPU so far, of those that were killed too
 */
export function watchBrowsers(pid) {
  const ticksOf = new Map()
  const look = () => {
    const processes = listProcesses()
    const descendants = new Set([pid])
    for (const { id, parent } of processes) if (descendants.has(parent)) descendants.add(id)
    for (const { id, ticks } of processes)
      if (descendants.has(id) && isPartOfBrowser(id)) ticksOf.set(id, ticks)
  }
  const timer = setInterval(look, SAMPLE_MS)
  return {
    seconds: () => [...ticksOf.values()].reduce((total, ticks) => total + ticks, 0) / TICKS_PER_SECOND,
    stop: () => clearInterval(timer),
  }
}

/** @returns {{ id: number, parent: number, ticks: number }[]} parents before their children */
function listProcesses() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((id) => {
      // The name of the program is in parentheses and may have spaces (proc_pid_stat(5)).
      const fields = readProcess(id, 'stat').split(') ').at(-1)?.split(' ') ?? []
      return fields.length > 12
        ? [{ id, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
        : []
    })
}

/** Chromium names the task of each of its processes but the first, which its runner waits for. */
function isPartOfBrowser(id) {
  return readProcess(id, 'cmdline').includes('--type=')
}

/** A process may have ended meanwhile. */
function readProcess(id, file) {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
