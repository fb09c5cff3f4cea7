import { parseArgs } from 'node:util'
import { chosenStages } from './checks/chosen-stages.mjs'
import { sumUp, toRunAgain } from './checks/flaky.mjs'
import { runAgain, runSteps } from './checks/run-steps.mjs'
import { stages } from './checks/steps.mjs'
import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'

const options = {
  only: { type: /** @type {const} */ ('string') },
  shard: { type: /** @type {const} */ ('string') },
  /** Also the slow tests whose turn it is not (`config/slow-tests.ts`). */
  all: { type: /** @type {const} */ ('boolean'), default: false },
}

await runCommand(async () => {
  const { all, ...choice } = parseArgs({ options }).values
  const chosen = chosenStages(stages, choice)
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
