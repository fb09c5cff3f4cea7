import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { serve } from './machine/serve.mjs'

await runCommand(async () => {
  await ensureInstalled()
  return serve('apps/server/src/worker.ts')
})
