import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { Problem, runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { root } from './machine/paths.mjs'
import { serve } from './machine/serve.mjs'

const folder = 'scripts/operations'

/**
 * `npm run operations:trial -- image`: trials that are too slow for every run, or need programs of the
 * system.
 */
await runCommand(async () => {
  const [name, ...more] = process.argv.slice(2)
  const trials = readdirSync(join(root, folder)).map((file) => parse(file))
  const trial = trials.find((each) => each.name === name)
  if (!trial)
    throw new Problem(`There is no trial "${name}"; there are ${trials.map((each) => each.name).join(', ')}.`)
  await ensureInstalled()
  return serve(join(folder, trial.base), {}, more)
})
