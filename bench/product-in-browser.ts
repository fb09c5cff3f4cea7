import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import puppeteer, { type Viewport } from 'puppeteer-core'
import { startWohlauf } from '../apps/server/src/composition/start.ts'
import { readConfig } from '../apps/server/src/platform/config/config.ts'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../chromium.config.ts'

/**
 * The product with a demo world of its own, and a fresh Chromium; `scripts/bench.mjs` builds the sites and
 * sets the browser's path.
 */
export const openProduct = async (port: number, viewport?: Viewport) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
  const webFolder = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' }
  const product = await startWohlauf(readConfig(env), webFolder)
  const browser = await puppeteer.launch({
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_FLAGS,
    ...(viewport ? { defaultViewport: viewport } : {}),
  })
  return {
    base: `http://localhost:${port}`,
    browser,
    stop: async (): Promise<void> => {
      await browser.close()
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
