import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../machine/run.mjs'
import { cpuSecondsIn, withCpuTime } from './cpu-time.mjs'

/** A step may take a third more than its budget: machines compute unevenly, and a few slow tests run in turns. */
const TOLERANCE = 4 / 3

/** How many of the slowest files a message names. */
const MAX_FILES = 10

/**
 * Seconds of CPU that the steps of `npm test` take, and those of the reference on the same machine.
 * @type {{ referenceSeconds: number, steps: Record<string, number> }}
 */
const BUDGETS = JSON.parse(readFileSync(new URL('cpu-budgets.json', import.meta.url), 'utf8'))

const REFERENCE = fileURLToPath(new URL('reference-work.mjs', import.meta.url))

/**
 * Seconds of CPU that a fixed piece of work takes now: busy machines take longer for the same.
 * @param {string} [program] by default run by the checkout's own Node, as the steps are; this script may have the machine's
 */
export async function measureReference(program = REFERENCE) {
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-reference-'))
  const file = join(folder, 'times')
  try {
    const { isDone, output } = await run(...withCpuTime(file, 'node', [program]))
    if (!isDone) throw new Error(`The reference of the CPU budgets failed: ${output}`)
    return cpuSecondsIn(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Why a step is too slow; null when it is not, or has no budget.
 * @param {{ name: string, cpuSeconds: number, referenceSeconds: number, files: readonly { file: string, seconds: number }[] }} step
 *   `referenceSeconds`: of the reference in the same run; `files`: how long each file of its tests took
 * @param {typeof BUDGETS} budgets
 */
export function overBudget({ name, cpuSeconds, referenceSeconds, files }, budgets = BUDGETS) {
  const budget = (budgets.steps[name] ?? Infinity) * (referenceSeconds / budgets.referenceSeconds)
  if (cpuSeconds <= budget * TOLERANCE) return null
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, MAX_FILES)
  return [
    `${name} took ${cpuSeconds.toFixed(0)} s of CPU, more than a third over its budget of ${budget.toFixed(0)} s on this machine`,
    '(scripts/checks/cpu-budgets.json). Make it cheaper, or raise the budget in a commit that says why.',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
  ].join('\n')
}
