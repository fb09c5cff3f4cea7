import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from '@playwright/test'
import * as demo from '@wohlauf/demo'
import { startWohlauf } from '../apps/server/src/composition/start.ts'
import { readConfig } from '../apps/server/src/platform/base/config/config.ts'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../config/chromium.ts'

type Options = {
  viewport?: { width: number; height: number }
  /** The browser's own port, for tools that open pages themselves; they share the context's storage. */
  debuggingPort?: number
}

/**
 * The product with a demo world of its own, and a fresh Chromium; `scripts/bench.mjs` builds the sites and
 * sets the browser's path. `BENCH_WEB` names the folder of other built sites, to measure a change side by side.
 */
export const openProduct = async (port: number, { viewport, debuggingPort }: Options = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
  const webFolder = process.env.BENCH_WEB ?? fileURLToPath(new URL('../apps/web/dist', import.meta.url))
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'silent' }
  const product = await startWohlauf(readConfig(env), webFolder, { demo })
  const browser: BrowserContext = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [])],
    viewport: viewport ?? null,
  })
  let isServing = true
  /** Keeps the browser running. */
  const stopServing = async (): Promise<void> => {
    if (isServing) await product.stop()
    isServing = false
  }
  return {
    base: `http://localhost:${port}`,
    browser,
    stopServing,
    stop: async (): Promise<void> => {
      await browser.close()
      await stopServing()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
