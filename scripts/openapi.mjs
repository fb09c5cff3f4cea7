import { runCommand } from './machine/command.mjs'
import { ensureInstalled, ensureToolsInstalled } from './machine/ensure-installed.mjs'
import { serve } from './machine/serve.mjs'

/** Tries the API's description as others use it: two linters, and two generated clients that create a recipe. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureToolsInstalled('scripts/openapi')
  return serve('node_modules/vitest/vitest.mjs', {}, ['run', '--config=scripts/openapi/vitest.config.mjs'])
})
