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
