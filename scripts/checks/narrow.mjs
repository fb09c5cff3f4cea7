import { Problem } from '../machine/command.mjs'
import { run } from '../machine/run.mjs'

/**
 * The steps of `--changed`: all gates, and the tests related to the changes since `ref` (a commit; `HEAD`:
 * uncommitted changes). Steps without anything to run are omitted.
 */
export async function narrowToChanged(stages, ref) {
  const related = await relatedTests(ref)
  const narrow = ({ onChange, commands, ...step }) => {
    if (onChange === 'imports')
      return {
        ...step,
        commands: commands.map((command) => [...command, `--changed=${ref}`, '--passWithNoTests']),
      }
    const filters = (onChange && related[onChange]) || []
    return { ...step, commands: commands.map((command) => [...command, ...filters]) }
  }
  return stages.map((steps) => steps.filter(({ onChange }) => related[onChange]?.length !== 0).map(narrow))
}

/** @returns {Promise<Record<string, readonly string[] | null>>} by `onChange`; null: all of the step's tests */
async function relatedTests(ref) {
  const { isDone, output } = await run('node', ['scripts/checks/print-related-tests.mjs', ref])
  if (!isDone) throw new Problem(`The changes since "${ref}" cannot be listed: ${output.split('\n')[0]}`)
  return JSON.parse(output)
}
