import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { urlOf } from '../browser/test.ts'
import { startFirefoxWith } from '../other-browsers/firefox.ts'
import { expectText, logIn } from '../other-browsers/screens.ts'
import type { OpenBrowser } from '../other-browsers/tab.ts'
import { test as base } from '../other-browsers/test.ts'
import type { TestApp, TestUser } from '../test-server/test-server.ts'
import { openDesktop } from './desktop.ts'
import { type Ear, openEar } from './ear.ts'

/** Firefox tells assistive technology everything, and asks nothing at its first start. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'de-DE,de',
  'signon.rememberSignons': false,
}

const preferencesFile = () =>
  Object.entries(PREFERENCES)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

type Visit = {
  app: TestApp
  path: string
  user?: TestUser
  /** A text that the page shows once it is complete. */
  shows: string
}

type Fixtures = {
  /** Starts Orca and Firefox, and opens a page; resolves when it is complete and Orca is silent. */
  visit: (to: Visit) => Promise<Ear>
}

export const test = base.extend<Fixtures>({
  visit: async ({}, use) => {
    const home = await mkdtemp(join(tmpdir(), 'wohlauf-by-ear-'))
    const desktop = await openDesktop(home)
    let browser: OpenBrowser | undefined
    await use(async ({ app, path, user, shows }) => {
      const profile = join(home, 'firefox')
      await mkdir(profile)
      await writeFile(join(profile, 'user.js'), preferencesFile())
      browser = await startFirefoxWith(['--kiosk'], desktop.environment)(profile)
      const { tab } = browser
      if (user) await logIn(tab, user)
      const ear = openEar(desktop)
      await tab.goto(urlOf(app, path))
      await expectText(tab, shows)
      await ear.begin()
      return ear
    })
    await browser?.close()
    await desktop.close()
    await rm(home, { recursive: true, force: true })
  },
})
