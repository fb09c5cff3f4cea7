import { randomUUID } from 'node:crypto'
import { inviteUsersAsManager } from '@wohlauf/contract/sponsors'
import {
  endAllOwnSessions,
  requestEmailAddressChange,
  requestPasswordReset,
} from '@wohlauf/contract/user-management'
import { expect, test, urlOf } from '../browser/test.ts'
import { callAs } from '../test-server/call-as.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'
import { linkIn } from './linked-page.ts'

/** Every kind of link that leads to a page of its own, and what is to be seen there. */
const LINKS: Record<
  string,
  { open: (testServer: TestServer, user: TestUser) => Promise<string>; shows: string }
> = {
  'a sponsor’s link': {
    open: async (testServer, { app }) =>
      urlOf(app, `/registrierung/s/${(await testServer.createSponsor(app)).slug}`),
    shows: 'Registrieren',
  },
  'an invitation': {
    open: async (testServer, { app }) => {
      const { sponsorId } = await testServer.createSponsor(app)
      const manager = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
      const emailAddress = `${randomUUID()}@journey.example`
      const as = { host: app.host, token: await testServer.signIn(manager) }
      await callAs(as, inviteUsersAsManager, { sponsorId, emailAddresses: [emailAddress] })
      const words = `Deine Einladung zu ${app.title}`
      return linkIn(testServer, emailAddress, { words, leadsTo: '/registrierung/' })
    },
    shows: 'Registrierung abschließen',
  },
  'a link for a new password': {
    open: async (testServer, { app, emailAddress }) => {
      await callAs(app, requestPasswordReset, { userEmailAddress: emailAddress })
      return linkIn(testServer, emailAddress, {
        words: 'Wähle ein neues Passwort',
        leadsTo: '/passwort-zuruecksetzen/',
      })
    },
    shows: 'Neues Passwort',
  },
  'a link to a new address': {
    open: async (testServer, user) => {
      const userEmailAddress = `${randomUUID()}@journey.example`
      const as = { host: user.app.host, token: await testServer.signIn(user) }
      await callAs(as, requestEmailAddressChange, { userEmailAddress })
      const words = 'Bestätige deine neue E-Mail Adresse'
      return linkIn(testServer, userEmailAddress, { words, leadsTo: '/email-anpassen/' })
    },
    shows: 'Deine neue Adresse gilt',
  },
  'the way back from a change of address': {
    open: async (testServer, user) => {
      const as = { host: user.app.host, token: await testServer.signIn(user) }
      await callAs(as, requestEmailAddressChange, { userEmailAddress: `${randomUUID()}@journey.example` })
      const words = 'Deine E-Mail Adresse soll geändert werden'
      return linkIn(testServer, user.emailAddress, { words, leadsTo: '/email-anpassen/' })
    },
    shows: 'Deine Adresse soll sich ändern',
  },
  'an admin’s link into an account': {
    open: async (testServer, { app }) => testServer.impersonationUrl(await testServer.createUser({ app })),
    shows: '',
  },
}

for (const [kind, { open, shows }] of Object.entries(LINKS))
  test(`${kind} opens its page on a device where a login has ended`, async ({
    page,
    testServer,
    signIn,
    watch,
  }) => {
    watch.allow(/status of 401 .*authenticated-user/)
    const user = await testServer.createUser({ app: await testServer.createApp() })
    await signIn(user)
    await callAs({ host: user.app.host, token: await testServer.signIn(user) }, endAllOwnSessions, {})

    await page.goto(await open(testServer, user))
    if (shows) await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()
    else await expect(page.getByText(/^Du siehst das Konto von/)).toBeVisible()
  })
