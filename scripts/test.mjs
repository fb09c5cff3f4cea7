import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judgeCpu } from './checks/cpu-budget.mjs'
import { narrowToChanged } from './checks/narrow.mjs'
import { runSteps } from './checks/run-steps.mjs'
import { stages } from './checks/steps.mjs'
import { Problem, runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'

const options = { only: { type: 'string' }, changed: { type: 'boolean' } }

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const chosen = chosenStages(values.only)
  if (positionals.length > (values.changed ? 1 : 0))
    throw new Problem(`There is no option ${positionals.at(-1)}.`)
  await ensureInstalled()
  const narrowed = values.changed ? await narrowToChanged(chosen, positionals[0] ?? 'HEAD') : chosen
  const total = { passed: 0, failed: 0 }
  const measured = []
  for (const steps of narrowed)
    for (const { name, passed, failed, cpu } of await runSteps(steps)) {
      total.passed += passed
      total.failed += failed
      if (cpu) measured.push({ name, ...cpu })
    }
  if (!values.changed) total.failed += complainAboutCpu(measured)
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

/** @returns how many steps exceeded their budget */
function complainAboutCpu(measured) {
  if (measured.length === 0) return 0
  const budget = JSON.parse(readFileSync(new URL('checks/cpu-budget.json', import.meta.url), 'utf8'))
  const { table, complaints } = judgeCpu(measured, budget)
  console.log(`\n${table}\n`)
  for (const complaint of complaints) console.log(complaint)
  return complaints.length
}
