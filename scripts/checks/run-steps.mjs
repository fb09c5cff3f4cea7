import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../machine/run.mjs'
import { temporaryFolder } from '../machine/temporary-folder.mjs'
import { countStep } from './count.mjs'
import { startCpuMeter } from './cpu-time.mjs'

/**
 * Runs steps two at a time; prints a line for each, and the whole output of a failed one.
 * @returns for each step its name, the number of passed and failed tests, and `cpu` (see cpu-budget.mjs),
 *   `null` where not measured
 */
export async function runSteps(steps) {
  const waiting = [...steps]
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all([work(), work()])
  return results
}

async function runStep({ name, what, commands, env = {}, prepare, count }) {
  const startedAt = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-report-'))
  const reportFile = join(folder, 'report.json')
  const fill = (text) => text.replace('{report}', reportFile)
  let isDone = true
  let output = ''
  let cpu = null
  try {
    const prepared = await prepare?.()
    const ownEnv = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
    const before = await referenceSeconds()
    const meters = []
    for (const [file, ...args] of commands) {
      const result = await run(file, args.map(fill), {
        env: { NO_COLOR: '1', TMPDIR: temporaryFolder(), ...ownEnv, ...prepared },
        onStart: (pid) => meters.push(startCpuMeter(pid)),
      })
      isDone &&= result.isDone
      output += result.output
    }
    cpu = cpuOf(meters, before, await referenceSeconds())
  } catch (error) {
    isDone = false
    output += `${error.message}\n`
  }
  const tally = countStep(isDone, readReport(reportFile), count)
  rmSync(folder, { recursive: true })
  const isGreen = isDone && tally.failed === 0
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const tests = count ? `  (${tally.passed} tests passed, ${tally.failed} failed)` : ''
  console.log(`${isGreen ? '✓' : '✗'} ${what.padEnd(30)} ${seconds.padStart(6)} s${tests}`)
  if (!isGreen) console.log(output)
  return { name, ...tally, cpu: isGreen ? cpu : null }
}

/** A failed step has not done all its work, so only a green one is measured. */
function cpuOf(meters, ...references) {
  const seconds = meters.map((meter) => meter.stop())
  if (seconds.includes(null) || references.some(Number.isNaN)) return null
  return {
    cpuSeconds: seconds.reduce((sum, value) => sum + value, 0),
    referenceSeconds: references.reduce((sum, value) => sum + value, 0) / references.length,
  }
}

async function referenceSeconds() {
  const { isDone, output } = await run('node', ['scripts/checks/reference-work.mjs'])
  return isDone ? Number(output) : Number.NaN
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
