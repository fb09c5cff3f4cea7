import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { getUsersForAppAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getKnownAddressesAsManager, inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { updateRulesOfRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { createContactMessage } from '@wohlauf/contract/support/support'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '../../testing/content/reading.ts'
import { mailedToken } from '../../testing/mail/mailed-token.ts'
import { PASSWORD, type TestApp } from '../../testing/people/people.ts'
import type { TestSponsor } from '../../testing/people/sponsors.ts'
import { startTestServer } from '../../testing/test-server.ts'

const SUPPORT = 'hilfe@wohlauf.test'
const testServer = await startTestServer({ environment: { SUPPORT_EMAIL: SUPPORT } })
afterAll(testServer.stop)

/** One domain as people write it, and as browsers and the DNS do. */
const WRITTEN = 'Anna@Müller.example'
const SHOWN = 'anna@müller.example'
const STORED = 'anna@xn--mller-kva.example'

let app: TestApp
let sponsor: TestSponsor
let as: { host: string; token: string }
beforeEach(async () => {
  app = await testServer.createApp()
  sponsor = await testServer.createSponsor(app, { availableSeats: 10 })
  const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  as = { host: app.host, token: await testServer.signIn(manager) }
})
const at = () => ({ host: app.host })
const logIn = (emailAddress: string, password = PASSWORD) =>
  testServer.call(login, { emailAddress, password }, at())
const seats = async (search?: string) => {
  const input = { sponsorId: sponsor.sponsorId, ...(search ? { search } : {}) }
  const { body } = await testServer.call(getSponsorSeatsAsManager, input, as)
  return body.seats.map(({ emailAddress }: { emailAddress: string }) => emailAddress)
}

test.each(['anna..berg@firma.example', '.anna@firma.example', 'anna@meine_firma.example'])(
  'the owner of an account with the address %s, which is no longer accepted, can still log in',
  async (emailAddress) => {
    const user = await testServer.createUser({ app, emailAddress })
    expect((await logIn(emailAddress)).body.user?.id).toBe(user.id)
    expect(
      outcome(await testServer.call(requestPasswordReset, { userEmailAddress: emailAddress }, at())),
    ).toBe(200)
    const input = { registrationLinkSlug: sponsor.slug, emailAddress }
    expect(outcome(await testServer.call(registerUserForSponsor, input, at()))).toEqual([400, 'not-valid'])
  },
)

test('a person who registers with one spelling logs in with either, and reads the umlaut', async () => {
  const input = { registrationLinkSlug: sponsor.slug, emailAddress: WRITTEN }
  expect(outcome(await testServer.call(registerUserForSponsor, input, at()))).toBe(200)
  const confirmationToken = await mailedToken(testServer, STORED)
  const person = { firstName: 'Anna', lastName: 'Berg', password: PASSWORD, confirmationToken }
  const { body } = await testServer.call(confirmUserRegistration, person, at())
  expect(body.user.emailAddress).toBe(SHOWN)
  for (const spelling of [WRITTEN, STORED, STORED.toUpperCase(), 'anna@mu\u0308ller.example'])
    expect((await logIn(spelling)).body.user?.emailAddress, spelling).toBe(SHOWN)
  expect(await seats()).toEqual([SHOWN])
})

test('a new password is mailed for either spelling', async () => {
  await testServer.createUser({ app, emailAddress: STORED })
  for (const userEmailAddress of [SHOWN, STORED])
    await testServer.call(requestPasswordReset, { userEmailAddress }, at())
  await testServer.runJobs()
  const mails = await testServer.mails.to(STORED)
  expect(mails.filter(({ subject }) => subject === 'Wähle ein neues Passwort').length).toBeGreaterThan(0)
  expect(await testServer.mails.to(SHOWN)).toEqual([])
})

test('both spellings are one seat, one invitation of staff and one known address', async () => {
  const { sponsorId } = sponsor
  const invite = async (emailAddresses: string[]) =>
    (await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses }, as)).body
  expect(await invite([WRITTEN])).toEqual({ alreadyKnown: [] })
  expect(await invite([STORED])).toEqual({ alreadyKnown: [SHOWN] })
  expect(
    outcome(await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: [SHOWN, STORED] }, as)),
  ).toEqual([400, 'not-valid'])
  const suggestions = await testServer.call(
    getKnownAddressesAsManager,
    { sponsorId, emailAddresses: [SHOWN] },
    as,
  )
  expect(suggestions.body).toEqual({ knownAddresses: [STORED] })
  expect(await seats()).toEqual([SHOWN])
  const staff = await testServer.call(
    inviteSponsorManagersAsManager,
    { sponsorId, emailAddresses: [SHOWN] },
    as,
  )
  expect(staff.body).toEqual({ alreadyKnown: [SHOWN] })
})

test('a seat and a user are found by the umlaut and by the stored form', async () => {
  await testServer.createUser({ app, emailAddress: STORED })
  await testServer.createUser({ app, emailAddress: 'müller@firma.example' })
  const { sponsorId } = sponsor
  const emailAddresses = [SHOWN, 'cem@firma.example']
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: ['bea@müller.example'] }, as)
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses }, as)
  expect(await seats('Müller.ex')).toEqual(['bea@müller.example'])
  expect(await seats('bea@müller')).toEqual(['bea@müller.example'])
  expect(await seats('xn--mller')).toEqual(['bea@müller.example'])
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  const { body } = await testServer.call(
    getUsersForAppAsAdmin,
    { appId: app.appId, partOfAddress: 'müller' },
    { token },
  )
  expect(body.items.map(({ emailAddress }: { emailAddress: string }) => emailAddress)).toEqual([
    SHOWN,
    'müller@firma.example',
  ])
})

test('the domain of a link’s rule holds for either spelling, and its refusal names it as people write it', async () => {
  const { sponsorId, slug } = sponsor
  const rules = {
    sponsorId,
    allowedDomains: ['@Müller.example', 'xn--mller-kva.example'],
    endsOn: null,
    maxRegistrations: null,
  }
  await testServer.call(updateRulesOfRegistrationLinkAsManager, rules, as)
  const { body } = await testServer.call(getSponsorSeatsAsManager, { sponsorId }, as)
  expect(body.registrationLinkRules?.allowedDomains).toEqual(['müller.example'])
  const register = (emailAddress: string) =>
    testServer.call(registerUserForSponsor, { registrationLinkSlug: slug, emailAddress }, at())
  for (const emailAddress of [SHOWN, STORED]) expect(outcome(await register(emailAddress))).toBe(200)
  expect((await register('anna@muller.example')).body).toMatchObject({
    fields: { emailAddress: 'Für diesen Link brauchst du eine E-Mail Adresse mit @müller.example' },
  })
})

test('one’s own address in the other spelling is no new one, and the address is no password', async () => {
  const user = await testServer.createUser({ app, emailAddress: STORED })
  const own = { host: app.host, token: await testServer.signIn(user) }
  const change = await testServer.call(requestEmailAddressChange, { userEmailAddress: WRITTEN }, own)
  expect(outcome(change)).toEqual([400, 'email-address-unchanged'])
  const input = { registrationLinkSlug: sponsor.slug, emailAddress: 'eva@müller.example' }
  await testServer.call(registerUserForSponsor, input, at())
  const confirmationToken = await mailedToken(testServer, 'eva@xn--mller-kva.example')
  const person = { firstName: 'Eva', lastName: 'Berg', password: 'eva@müller.example', confirmationToken }
  expect(outcome(await testServer.call(confirmUserRegistration, person, at()))).toEqual([
    400,
    'password-too-easy',
  ])
})

test('wrong passwords count for the address in any spelling', async () => {
  await testServer.createUser({ app, emailAddress: STORED })
  const answers = []
  for (let nth = 0; nth < 30; nth += 1)
    answers.push(outcome(await logIn(nth % 2 ? SHOWN : STORED, 'falsch-geraten')))
  const alone = await testServer.createUser({ app, emailAddress: 'allein@firma.example' })
  const ofOne = []
  for (let nth = 0; nth < 30; nth += 1) ofOne.push(outcome(await logIn(alone.emailAddress, 'falsch-geraten')))
  expect(answers).toEqual(ofOne)
})

test('the support reads the umlaut, and answers to the address that mail servers know', async () => {
  await testServer.call(createContactMessage, { emailAddress: WRITTEN, message: 'Hilfe' }, at())
  await testServer.runJobs()
  const [mail] = (await testServer.mails.to(SUPPORT)).filter(({ replyTo }) => replyTo === STORED)
  expect(mail?.text).toContain(`E-Mail Adresse: ${SHOWN}`)
})

test('a begun seat that kept an older spelling beside another one creates no account without a login', async () => {
  const { sponsorId } = sponsor
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: [STORED] }, as)
  const confirmationToken = await mailedToken(testServer, STORED)
  await testServer.adminPool.query('UPDATE seat SET email_address = $1 WHERE sponsor_id = $2', [
    SHOWN,
    sponsorId,
  ])
  const person = { firstName: 'Anna', lastName: 'Berg', password: PASSWORD, confirmationToken }
  expect(outcome(await testServer.call(confirmUserRegistration, person, at()))).toEqual([
    404,
    'link-not-valid',
  ])
})
