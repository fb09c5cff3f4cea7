import { checkMachine } from './machine/check-machine.mjs'
import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { ensureWebBuilt } from './machine/ensure-web-built.mjs'
import { serve } from './machine/serve.mjs'

await runCommand(async () => {
  await checkMachine()
  await ensureInstalled()
  await ensureWebBuilt()
  return serve('packages/demo/src/start.ts')
})
