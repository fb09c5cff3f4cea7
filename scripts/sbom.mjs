import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { serve } from './machine/serve.mjs'

/** Passes its own arguments on: `npm run sbom -- --system-packages FILE`. */
await runCommand(async () => {
  await ensureInstalled()
  return serve('scripts/supply/write-boms.mjs', {}, process.argv.slice(2))
})
