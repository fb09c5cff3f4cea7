import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../test-server/network.ts'
import { startProgram } from './program.ts'
import { startScreen } from './screen.ts'
import type { StartBrowser } from './tab.ts'
import { openSession } from './webdriver.ts'

/** The driver does not search for a program by its name. */
const GJS = '/usr/bin/gjs'
const LOOK_AGAIN_MS = 100
const MAX_ATTEMPTS = 100
const WINDOW = fileURLToPath(new URL('webkit-window.mjs', import.meta.url))

export const startWebkit: StartBrowser = async (profile) => {
  const screen = await startScreen()
  const port = await freePort()
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const stop = async () => {
    await driver.stop()
    await screen.stop()
  }
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: GJS, args: ['-m', WINDOW, profile] },
    })
    return {
      tab: session.tab,
      close: async () => {
        // The driver looks for the window after it has closed it, and reports an error.
        await session.close().catch(() => {})
        const pid = readFileSync(join(profile, 'pid'), 'utf8')
        for (let look = 0; look < MAX_ATTEMPTS && existsSync(`/proc/${pid}`); look += 1)
          await sleep(LOOK_AGAIN_MS)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
