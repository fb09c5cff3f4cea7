import { parseArgs } from 'node:util'
import { sumUp, toRunAgain } from './checks/flaky.mjs'
import { runAgain, runSteps } from './checks/run-steps.mjs'
import { stages } from './checks/steps.mjs'
import { Problem, runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'

const options = {
  only: { type: /** @type {const} */ ('string') },
  /** Also the slow tests whose turn it is not (`config/slow-tests.ts`). */
  all: { type: /** @type {const} */ ('boolean'), default: false },
}

await runCommand(async () => {
  const { only, all } = parseArgs({ options }).values
  const chosen = chosenStages(only)
  process.env.QUICK_TESTS = all ? '' : '1'
  await ensureInstalled()
  const tallies = []
  for (const steps of chosen) tallies.push(...(await runSteps(steps)))
  let flaky = 0
  for (const failure of toRunAgain(tallies)) if (await runAgain(failure)) flaky += 1
  const { line, isRed } = sumUp(tallies, flaky)
  console.log(line)
  return isRed ? 1 : 0
})

/** All steps, or those that `--only lint,types` names. */
function chosenStages(only) {
  if (!only) return stages
  const names = only.split(',')
  const stepNames = stages.flat().map(({ name }) => name)
  const unknown = names.filter((name) => !stepNames.includes(name))
  if (unknown.length > 0) {
    throw new Problem(`There is no step ${unknown.join(', ')}; the steps are ${stepNames.join(', ')}.`)
  }
  return stages.map((steps) => steps.filter(({ name }) => names.includes(name)))
}
