import { Problem } from '../machine/command.mjs'
import { run } from '../machine/run.mjs'

/**
 * The steps of `--changed`: all gates, and the tests related to the changes since `ref` (a commit; `HEAD`:
 * uncommitted changes). Steps without anything to run are omitted.
 */
export async function narrowToChanged(stages, ref) {
  const journeys = await changedJourneys(ref)
  const narrow = ({ onChange, commands, ...step }) => {
    if (onChange === 'vitest')
      return {
        ...step,
        commands: commands.map((command) => [...command, `--changed=${ref}`, '--passWithNoTests']),
      }
    if (onChange === 'journeys')
      return { ...step, commands: commands.map((command) => [...command, ...journeys]) }
    return { ...step, commands }
  }
  return stages.map((steps) =>
    steps.filter(({ onChange }) => onChange !== 'journeys' || journeys.length > 0).map(narrow),
  )
}

async function changedJourneys(ref) {
  const { isDone, output } = await run('node', ['scripts/checks/changed-journeys.mjs', ref])
  if (!isDone) throw new Problem(`The changes since "${ref}" cannot be listed: ${output.split('\n')[0]}`)
  return output.split('\n').filter(Boolean)
}
