import { parseArgs } from 'node:util'
import { chosenStages } from './checks/chosen-stages.mjs'
import { sumUp, toRunAgain } from './checks/flaky.mjs'
import { runAgain, runSteps } from './checks/run-steps.mjs'
import { stages } from './checks/steps.mjs'
import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'

await runCommand(async () => {
  const { all, ...choice } = parseArgs({
    options: {
      only: { type: 'string' },
      shard: { type: 'string' },
      // Also the slow tests whose turn it is not (`config/slow-tests.ts`).
      all: { type: 'boolean', default: false },
    },
  }).values
  const chosen = chosenStages(stages, choice)
  process.env.QUICK_TESTS = all ? '' : '1'
  await ensureInstalled()
  const hasBudgets = !all && !choice.shard
  const tallies = []
  for (const steps of chosen) tallies.push(...(await runSteps(steps, hasBudgets)))
  let flaky = 0
  for (const failure of toRunAgain(tallies)) if (await runAgain(failure)) flaky += 1
  const { line, isRed } = sumUp(tallies, flaky)
  console.log(line)
  return isRed ? 1 : 0
})
