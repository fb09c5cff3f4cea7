import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { ensureNativeBuilt } from './machine/ensure-web-built.mjs'
import { serve } from './machine/serve.mjs'

/** Passes its own arguments on: `npm run mobile:sync -- --flavour kunde`. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled()
  if (!args.includes('--check')) await ensureNativeBuilt()
  return serve('apps/mobile/src/sync.ts', {}, args)
})
