import { Problem } from '../machine/command.mjs'
import { run } from '../machine/run.mjs'

/**
 * The steps as `--changed` runs them: gates whole, tests that have to do with what changed since `ref` (a commit;
 * `HEAD`: what is not committed). Steps with nothing to do are left out.
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
  if (!isDone) throw new Problem(`What changed since "${ref}" cannot be told: ${output.split('\n')[0]}`)
  return output.split('\n').filter(Boolean)
}
