import { parseArgs } from 'node:util'
import { affectedStages, describeAffected, findAffected } from './checks/affected/affected-stages.mjs'
import { chosenStages } from './checks/chosen-stages.mjs'
import { sumUp, toRunAgain } from './checks/flaky.mjs'
import { runAgain, runSteps } from './checks/run-steps.mjs'
import { stages } from './checks/steps.mjs'
import { Problem, runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { executedFolder } from './machine/paths.mjs'

await runCommand(async () => {
  const { all, affected, ...choice } = parseArgs({
    options: {
      only: { type: 'string' },
      shard: { type: 'string' },
      // Also the slow tests whose turn it is not (`config/slow-tests.ts`).
      all: { type: 'boolean', default: false },
      // The run takes only what the changes in this checkout concern (`checks/affected/select.mjs`).
      affected: { type: 'boolean', default: false },
    },
  }).values
  if (affected && (all || choice.shard)) throw new Problem('--affected is neither all nor a shard.')
  let selectedStages = chosenStages(stages, choice)
  process.env.QUICK_TESTS = all ? '' : '1'
  if (all) process.env.RECORD_COVERAGE = executedFolder
  await ensureInstalled()
  if (affected) {
    const changes = findAffected()
    console.log(describeAffected(changes, selectedStages.flat()).join('\n'))
    selectedStages = affectedStages(selectedStages, changes)
  }
  const hasBudgets = !all && !choice.shard && !affected
  const tallies = []
  for (const steps of selectedStages) tallies.push(...(await runSteps(steps, hasBudgets)))
  // One test alone executes less than its file.
  delete process.env.RECORD_COVERAGE
  let flaky = 0
  for (const failure of toRunAgain(tallies)) if (await runAgain(failure)) flaky += 1
  const { line, isRed } = sumUp(tallies, flaky)
  console.log(line)
  return isRed ? 1 : 0
})
