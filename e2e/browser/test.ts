import { randomInt } from 'node:crypto'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { openTestServer, type TestApp, type TestServer, type TestUser } from '../test-server/test-server.ts'
import { chooseApp, replaceByShell, shellOf } from './shell.ts'
import { startWatch, type Watch } from './watch.ts'

type JourneyFixtures = {
  /** An option of the project: the journey runs in the native app instead of a browser. */
  isInShell: boolean
  watch: Watch
  /** Gives the page's browser a session without the login page. */
  signIn: (user: TestUser) => Promise<void>
  /** A second browser, as on another device; signed in when a user is given. */
  openBrowser: (user?: TestUser, options?: BrowserContextOptions) => Promise<Page>
}

type WorkerFixtures = { testServer: TestServer }

export const urlOf = ({ host }: Pick<TestApp, 'host'>, path = '/'): string => `http://${host}${path}`

/**
 * The data that a login stores on the device (specification, section 7); the journey over the login page
 * checks it.
 */
const sessionIn = async (context: BrowserContext, testServer: TestServer, user: TestUser): Promise<void> => {
  // Otherwise a page of the previous session could send its next query with the new session's token.
  for (const page of context.pages()) await page.goto('about:blank')
  const storedValues = {
    'auth-token': await testServer.signIn(user),
    'app-id': user.app.appId,
    'user-id': user.id,
  }
  const shell = shellOf(context)
  if (shell) {
    await context.setStorageState({ cookies: [], origins: [] })
    await chooseApp(shell, user.app.host)
    shell.state.preferences.set('session', JSON.stringify(storedValues))
    return
  }
  const localStorage = Object.entries(storedValues).map(([name, value]) => ({ name, value }))
  await context.setStorageState({ cookies: [], origins: [{ origin: urlOf(user.app, ''), localStorage }] })
}

/**
 * Playwright answers the registration of a blocked worker with nothing, which no browser does: it would be
 * reported as an error.
 */
const leaveRegistrationPending = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {})
  })
}

/** A journey: besides its own expectations it fails on any error that its browsers report. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  isInShell: [false, { option: true }],

  context: async ({ context, isInShell, serviceWorkers }, use) => {
    if (serviceWorkers === 'block') await leaveRegistrationPending(context)
    if (isInShell) await replaceByShell(context)
    await use(context)
  },

  testServer: [
    async ({}, use) => {
      const testServer = await openTestServer()
      await use(testServer)
      await testServer.close()
    },
    { scope: 'worker' },
  ],

  // Failed logins are also counted by network: each journey has a network of its own, like real users.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
  },

  watch: [
    async ({ context }, use) => {
      const watch = startWatch()
      await watch.over(context)
      await use(watch)
      expect(watch.complaints(), 'errors reported by the browser').toEqual([])
    },
    { auto: true },
  ],

  signIn: async ({ context, testServer }, use) => {
    await use((user) => sessionIn(context, testServer, user))
  },

  openBrowser: async ({ browser, watch, testServer, isInShell, serviceWorkers }, use) => {
    const openedContexts: BrowserContext[] = []
    await use(async (user, options) => {
      const context = await browser.newContext(options)
      openedContexts.push(context)
      if (serviceWorkers === 'block') await leaveRegistrationPending(context)
      if (isInShell) await replaceByShell(context)
      await watch.over(context)
      if (user) await sessionIn(context, testServer, user)
      return context.newPage()
    })
    for (const context of openedContexts) await context.close()
  },
})

export { expect }
