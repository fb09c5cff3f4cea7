import { runCommand } from './machine/command.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { ensureWebBuilt } from './machine/ensure-web-built.mjs'
import { serve } from './machine/serve.mjs'

/** Passes its own arguments on: `npm run offline:browsers -- --grep Firefox`. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureWebBuilt()
  const playwright = ['test', '--config=e2e/other-browsers', ...process.argv.slice(2)]
  return serve('node_modules/@playwright/test/cli.js', {}, playwright)
})
