import { runCommand } from './machine/command.mjs'
import { serveInBrowser } from './machine/serve-in-browser.mjs'

await runCommand(() => serveInBrowser('e2e/pictures/take-store-screenshots.ts'))
