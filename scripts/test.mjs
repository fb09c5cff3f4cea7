import { parseArgs } from 'node:util'
import { runSteps } from './checks/run-steps.mjs'
import { stages } from './checks/steps.mjs'
import { Problem, runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'

const options = { only: { type: 'string' } }

await runCommand(async () => {
  const { only } = parseArgs({ options }).values
  const chosen = chosenStages(only)
  await ensureInstalled()
  const total = { passed: 0, failed: 0 }
  for (const steps of chosen)
    for (const { passed, failed } of await runSteps(steps)) {
      total.passed += passed
      total.failed += failed
    }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
})

/** All steps, or those that `--only lint,types` names. */
function chosenStages(only) {
  if (!only) return stages
  const names = only.split(',')
  const known = stages.flat().map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Problem(`There is no step ${unknown.join(', ')}; the steps are ${known.join(', ')}.`)
  }
  return stages.map((steps) => steps.filter(({ name }) => names.includes(name)))
}
