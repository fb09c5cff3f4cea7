import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { openBidi } from './bidi.ts'
import { startProgram } from './program.ts'
import type { StartBrowser } from './tab.ts'

const FIREFOX = 'firefox-esr'

/** The browser prints its address on its standard error. */
const addressOf = async (output: Readable): Promise<string> => {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1]
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error(`${FIREFOX} ended before it listened`)
}

/**
 * Debian's unmodified browser: Playwright has one of its own, and sends the released one commands that it
 * does not know yet.
 */
export const startFirefoxWith =
  (args: readonly string[], env: NodeJS.ProcessEnv = process.env): StartBrowser =>
  async (profile) => {
    const {
      process: browserProcess,
      ended,
      stop,
    } = await startProgram(FIREFOX, [...args, '--remote-debugging-port=0', '--profile', profile], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    try {
      const browser = await openBidi(await addressOf(browserProcess.stderr as Readable))
      return {
        tab: browser.tab,
        close: async () => {
          await browser.close()
          await ended
        },
      }
    } catch (error) {
      await stop()
      throw error
    }
  }

export const startFirefox = startFirefoxWith(['--headless'])
