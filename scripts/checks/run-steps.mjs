import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../machine/run.mjs'
import { temporaryFolder } from '../machine/temporary-folder.mjs'
import { measureReference, overBudget } from './cpu-budget.mjs'
import { cpuSecondsIn, watchBrowsers, withCpuTime } from './cpu-time.mjs'
import { hasPassed } from './flaky.mjs'
import { durationsIn, tallyStep } from './reports.mjs'

/**
 * Runs steps two at a time; prints a line for each, and the whole output of a failed one.
 * @param hasBudgets whether a step fails that takes more than its budget of CPU: budgets are those of whole steps
 * @returns the tally of each step, with the step of each failure
 */
export async function runSteps(steps, hasBudgets) {
  const queue = [...steps]
  const results = []
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step, hasBudgets))
  }
  await Promise.all([work(), work()])
  return results
}

/** @returns whether a failure passes when nothing else runs */
export async function runAgain({ step, name, args }) {
  const { tally, output } = await execute(step, args)
  const isGreen = hasPassed(tally)
  console.log(`${isGreen ? '✓ flaky' : '✗ failed again, alone'}: ${name}`)
  if (!isGreen) console.log(output)
  return isGreen
}

async function runStep(step, hasBudgets) {
  if (step.skipWithout && !process.env[step.skipWithout]) {
    console.log(`- ${step.what.padEnd(30)} skipped, because ${step.skipWithout} is not set`)
    return { passed: 0, failures: [], isBroken: false }
  }
  const before = await measureReference()
  const startedAt = performance.now()
  const { tally, output, cpuSeconds, files } = await execute(step, step.moreArgs)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const referenceSeconds = (before + (await measureReference())) / 2
  const excess = hasBudgets ? overBudget({ name: step.name, cpuSeconds, referenceSeconds, files }) : null
  const { passed, failures } = tally
  const tallyIsGreen = failures.length === 0 && !tally.isBroken
  const isGreen = tallyIsGreen && !excess
  const tests = step.read ? `  (${passed} tests passed, ${failures.length} failed)` : ''
  const cpu = `${cpuSeconds.toFixed(0).padStart(5)} s of CPU`
  console.log(`${isGreen ? '✓' : '✗'} ${step.what.padEnd(40)} ${seconds.padStart(7)} s ${cpu}${tests}`)
  if (!tallyIsGreen) console.log(output)
  if (excess) console.log(excess)
  return {
    passed,
    isBroken: tally.isBroken || excess !== null,
    failures: failures.map((failure) => ({ step, ...failure })),
  }
}

async function execute({ commands, env = {}, prepare, read }, moreArgs = []) {
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-report-'))
  const reportFile = join(folder, 'report.json')
  const timesFile = join(folder, 'times')
  const fill = (text) => text.replace('{report}', reportFile)
  let isDone = true
  let output = ''
  let browserSeconds = 0
  try {
    const prepared = await prepare?.()
    const ownEnv = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
    for (const [file, ...args] of commands) {
      const command = withCpuTime(timesFile, file, [...args.map(fill), ...moreArgs])
      let browsers
      const result = await run(...command, {
        env: { NO_COLOR: '1', TMPDIR: temporaryFolder(), ...ownEnv, ...prepared },
        onStart: (pid) => {
          browsers = watchBrowsers(pid)
        },
      })
      browsers?.stop()
      browserSeconds += browsers?.seconds() ?? 0
      isDone &&= result.isDone
      output += result.output
    }
  } catch (error) {
    isDone = false
    output += `${error.message}\n`
  }
  const report = readReport(reportFile)
  const tally = tallyStep({ isDone, output, report }, read)
  const waitedSeconds = existsSync(timesFile) ? cpuSecondsIn(readFileSync(timesFile, 'utf8')) : 0
  rmSync(folder, { recursive: true })
  return { tally, output, cpuSeconds: waitedSeconds + browserSeconds, files: durationsIn(report) }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
