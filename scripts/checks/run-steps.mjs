import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../machine/run.mjs'
import { temporaryFolder } from '../machine/temporary-folder.mjs'
import { cpuSecondsIn, withCpuTime } from './cpu-time.mjs'
import { hasPassed } from './flaky.mjs'
import { judgeStep } from './reports.mjs'

/**
 * Runs steps two at a time; prints a line for each, and the whole output of a failed one.
 * @returns the tally of each step, with the step of each failure
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

/** @returns whether a failure passes when nothing else runs */
export async function runAgain({ step, name, args }) {
  const { tally, output } = await execute(step, args)
  const isGreen = hasPassed(tally)
  console.log(`${isGreen ? '✓ flaky' : '✗ failed again, alone'}: ${name}`)
  if (!isGreen) console.log(output)
  return isGreen
}

async function runStep(step) {
  if (step.skipWithout && !process.env[step.skipWithout]) {
    console.log(`- ${step.what.padEnd(30)} skipped, because ${step.skipWithout} is not set`)
    return { passed: 0, failures: [], isBroken: false }
  }
  const startedAt = performance.now()
  const { tally, output, cpuSeconds } = await execute(step, step.moreArgs)
  const { passed, failures, isBroken } = tally
  const isGreen = failures.length === 0 && !isBroken
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const tests = step.read ? `  (${passed} tests passed, ${failures.length} failed)` : ''
  const cpu = `${cpuSeconds.toFixed(0).padStart(5)} s of CPU`
  console.log(`${isGreen ? '✓' : '✗'} ${step.what.padEnd(40)} ${seconds.padStart(7)} s ${cpu}${tests}`)
  if (!isGreen) console.log(output)
  return { ...tally, failures: failures.map((failure) => ({ step, ...failure })) }
}

async function execute({ commands, env = {}, prepare, read }, moreArgs = []) {
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-report-'))
  const reportFile = join(folder, 'report.json')
  const timesFile = join(folder, 'times')
  const fill = (text) => text.replace('{report}', reportFile)
  let isDone = true
  let output = ''
  try {
    const prepared = await prepare?.()
    const ownEnv = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
    for (const [file, ...args] of commands) {
      const command = withCpuTime(timesFile, file, [...args.map(fill), ...moreArgs])
      const result = await run(...command, {
        env: { NO_COLOR: '1', TMPDIR: temporaryFolder(), ...ownEnv, ...prepared },
      })
      isDone &&= result.isDone
      output += result.output
    }
  } catch (error) {
    isDone = false
    output += `${error.message}\n`
  }
  const tally = judgeStep({ isDone, output, report: readReport(reportFile) }, read)
  const cpuSeconds = existsSync(timesFile) ? cpuSecondsIn(readFileSync(timesFile, 'utf8')) : 0
  rmSync(folder, { recursive: true })
  return { tally, output, cpuSeconds }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
