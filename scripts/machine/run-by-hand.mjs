import { runCommand } from './command.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureWebBuilt } from './ensure-web-built.mjs'
import { serve } from './serve.mjs'

/**
 * Runs the tests of a folder of `e2e` that need programs few machines have, so no other command runs them. Passes on
 * the arguments of this one.
 */
export const runByHand = (folder) =>
  runCommand(async () => {
    await ensureInstalled()
    await ensureWebBuilt()
    const playwright = ['test', `--config=e2e/${folder}`, ...process.argv.slice(2)]
    return serve('node_modules/@playwright/test/cli.js', {}, playwright)
  })
