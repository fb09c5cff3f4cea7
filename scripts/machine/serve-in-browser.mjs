import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureWebBuilt } from './ensure-web-built.mjs'
import { serve } from './serve.mjs'

/**
 * Runs one of our programs that opens the product in a browser, after making sure of packages, built sites
 * and a Chromium.
 */
export async function serveInBrowser(program, args = []) {
  await ensureInstalled()
  await ensureWebBuilt()
  return serve(program, { CHROMIUM_PATH: await ensureChromium() }, args)
}
