import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../machine/run.mjs'
import { temporaryFolder } from '../machine/temporary-folder.mjs'
import { countStep } from './count.mjs'

/**
 * Runs steps two at a time; prints a line for each, and the whole output of a failed one.
 * @returns for each step the number of passed and failed tests
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

async function runStep({ what, commands, env = {}, prepare, count }) {
  const startedAt = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-report-'))
  const reportFile = join(folder, 'report.json')
  const fill = (text) => text.replace('{report}', reportFile)
  let isDone = true
  let output = ''
  try {
    const prepared = await prepare?.()
    const ownEnv = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
    for (const [file, ...args] of commands) {
      const result = await run(file, args.map(fill), {
        env: { NO_COLOR: '1', TMPDIR: temporaryFolder(), ...ownEnv, ...prepared },
      })
      isDone &&= result.isDone
      output += result.output
    }
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
  return tally
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
