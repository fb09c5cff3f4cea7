import { Problem, runCommand } from './machine/command.mjs'
import { ensureChromium } from './machine/ensure-chromium.mjs'
import { ensureInstalled } from './machine/ensure-installed.mjs'
import { ensureWebBuilt } from './machine/ensure-web-built.mjs'
import { serve } from './machine/serve.mjs'

/** Each measurement with what it needs beside the installed packages: the built sites and a browser. */
const benches = { server: {}, silence: {}, authoring: { inBrowser: true }, lighthouse: { inBrowser: true } }

await runCommand(async () => {
  const name = process.argv[2]
  const bench = benches[name]
  if (!bench)
    throw new Problem(`There is no measurement "${name}"; there are ${Object.keys(benches).join(', ')}.`)
  await ensureInstalled()
  if (!bench.inBrowser) return serve(`bench/${name}/run.ts`)
  await ensureWebBuilt()
  return serve(`bench/${name}/run.ts`, { CHROMIUM_PATH: await ensureChromium() })
})
