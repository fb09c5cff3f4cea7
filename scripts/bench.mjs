import { Problem, runCommand } from './machine/command.mjs'
import { ensureInstalled, ensureToolsInstalled } from './machine/ensure-installed.mjs'
import { serve } from './machine/serve.mjs'
import { serveInBrowser } from './machine/serve-in-browser.mjs'

/** Each measurement and its requirements besides the installed packages: tools of its own, the built sites and a browser. */
const benches = {
  server: {},
  reminders: {},
  scale: {},
  search: {},
  authoring: { inBrowser: true },
  offline: { inBrowser: true },
  lighthouse: { inBrowser: true, hasTools: true },
}

await runCommand(async () => {
  const name = process.argv[2]
  const bench = benches[name]
  if (!bench)
    throw new Problem(`There is no measurement "${name}"; there are ${Object.keys(benches).join(', ')}.`)
  await ensureInstalled()
  if (bench.hasTools) await ensureToolsInstalled(`bench/${name}`)
  if (bench.inBrowser) return serveInBrowser(`bench/${name}/run.ts`)
  return serve(`bench/${name}/run.ts`)
})
