import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenBrowser, StartBrowser, Tab } from './tab.ts'

/** Starts a browser several times with one profile. */
export const openDevice = async (start: StartBrowser) => {
  const profile = await mkdtemp(join(tmpdir(), 'wohlauf-browser-'))
  let browser: OpenBrowser | undefined
  const close = async () => {
    await browser?.close()
    browser = undefined
  }
  return {
    start: async (): Promise<Tab> => {
      browser = await start(profile)
      return browser.tab
    },
    close,
    remove: async () => {
      await close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
