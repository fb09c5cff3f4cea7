import { runCommand } from './machine/command.mjs'
import { ensureInstalled, ensureToolsInstalled } from './machine/ensure-installed.mjs'
import { serve } from './machine/serve.mjs'

/** Passes its own arguments on: `npm run mutants -- dates links`. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureToolsInstalled('scripts/mutants')
  return serve('scripts/mutants/run.mjs', {}, process.argv.slice(2))
})
