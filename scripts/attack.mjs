import { runCommand } from './machine/command.mjs'
import { serveInBrowser } from './machine/serve-in-browser.mjs'

/** Passes its own arguments on: `npm run attack -- --only races --seed 7`. */
await runCommand(() => serveInBrowser('attack/run.ts', process.argv.slice(2)))
