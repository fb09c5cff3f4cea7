import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { serve } from './machine/serve.mjs'

/** Passes its own arguments on: `npm run mutants -- dates links`. */
await runCommand(async () => {
  await ensureInstalled()
  return serve('scripts/mutants/run.mjs', {}, process.argv.slice(2))
})
