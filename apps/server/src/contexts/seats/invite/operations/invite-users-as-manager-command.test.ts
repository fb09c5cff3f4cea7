import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { INVITATION_PROMISES, invitationTitle } from '@wohlauf/contract/rules/invitation-text'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { FEATURES } from '@wohlauf/contract/values/features'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../testing/people/people.ts'
import type { TestSponsor } from '../../../../testing/people/sponsors.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

let app: TestApp
let sponsor: TestSponsor
let token: string

beforeEach(async () => {
  app = await testServer.createApp()
  sponsor = await testServer.createSponsor(app, { availableSeats: 3, statuses: ['INVITED'] })
  const { sponsorId } = sponsor
  token = await testServer.signIn(
    await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }),
  )
})

const invite = (emailAddresses: string[], more: { sponsorId?: string; token?: string } = {}) =>
  testServer.call(
    inviteUsersAsManager,
    { sponsorId: more.sponsorId ?? sponsor.sponsorId, emailAddresses },
    { host: app.host, token: more.token ?? token },
  )

const seats = async () => {
  const { rows } = await testServer.adminPool.query<{ address: string; status: string }>(
    'SELECT email_address AS address, status FROM seat WHERE sponsor_id = $1 ORDER BY created_at, address',
    [sponsor.sponsorId],
  )
  return rows.map(({ address, status }) => `${address} ${status}`)
}

test('an invited person gets a mail whose link creates the account, on the reserved seat', async () => {
  const { status, body } = await invite([' Anna@Firma.example '])
  expect([status, body]).toEqual([200, { alreadyKnown: [] }])
  await testServer.runJobs()
  const [mail] = await testServer.mails.to('anna@firma.example')
  expect(mail?.subject).toBe(`Deine Einladung zu ${app.title}`)
  const confirmationToken = /\/registrierung\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const account = await testServer.call(
    confirmUserRegistration,
    { confirmationToken, firstName: 'Anna', lastName: 'Berg', password: 'ein-ganz-neues-wort' },
    { host: app.host },
  )
  expect(account.body.user.emailAddress).toBe('anna@firma.example')
  expect(await seats()).toContain('anna@firma.example ACCEPTED')
})

test('its mail says who invites and what it promises, with a picture that needs no remote address', async () => {
  await invite(['berta@firma.example'])
  await testServer.runJobs()
  const [mail] = await testServer.mails.to('berta@firma.example')
  const text = mail?.text.replace(/\s+/g, ' ') ?? ''
  expect(text).toContain(invitationTitle(`Firma ${sponsor.slug}`, app.title))
  for (const promise of Object.values(INVITATION_PROMISES)) expect(text).toContain(promise)
  expect(text).not.toContain('cid:')
  const sources = [...(mail?.html.matchAll(/<img[^>]* src="([^"]*)"/g) ?? [])].map(([, source]) => source)
  expect(sources).toEqual(['cid:picture@app'])
  expect(mail?.attachments.map(({ type }) => type)).toEqual(['image/png'])
  expect(await sharp(mail?.attachments[0]?.bytes).metadata()).toMatchObject({ width: 480, height: 330 })
})

test('a known address takes no seat; the owner of an account is notified only by mail', async () => {
  const { emailAddress } = await testServer.createUser({ app })
  const seatAddress = sponsor.seats[0]?.emailAddress ?? ''
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  const { body } = await invite([emailAddress, seatAddress, 'neu@firma.example'], { token: manager })
  expect(body).toEqual({ alreadyKnown: [emailAddress, seatAddress] })
  expect(await seats()).toHaveLength(2)
  await testServer.runJobs()
  const subjects = async (address: string) =>
    (await testServer.mails.to(address)).map(({ subject }) => subject)
  expect(await subjects(emailAddress)).toEqual(['Du hast bereits ein Konto'])
  expect(await subjects(seatAddress)).toEqual([])
})

test('the answer to a sponsor’s manager is the same whether an address is new, has an account, or another sponsor’s seat', async () => {
  const { emailAddress } = await testServer.createUser({ app })
  const other = await testServer.createSponsor(app, { statuses: ['INVITED'] })
  const seatAddress = other.seats[0]?.emailAddress ?? ''
  const own = sponsor.seats[0]?.emailAddress ?? ''
  for (const address of ['neu@firma.example', emailAddress, seatAddress])
    expect((await invite([own, address])).body).toEqual({ alreadyKnown: [own] })
  expect(await seats()).toHaveLength(2)
  await testServer.runJobs()
  const [mail] = await testServer.mails.to(emailAddress)
  expect(mail?.subject).toBe('Du hast bereits ein Konto')
})

test('without free seats every address is refused, so that the refusal tells nothing', async () => {
  expect((await invite(['a@firma.example', 'b@firma.example'])).status).toBe(200)
  const { emailAddress } = await testServer.createUser({ app })
  const other = await testServer.createSponsor(app, { statuses: ['ACCEPTED'] })
  const seatAddress = other.seats[0]?.emailAddress ?? ''
  for (const address of ['neu@firma.example', emailAddress, seatAddress]) {
    const { status, refusal, body } = await invite([address])
    expect([status, refusal?.identifier, body]).toMatchObject([409, 'too-few-seats', {}])
    expect(refusal?.fields).toEqual({ emailAddresses: 'Es sind nur noch 0 Lizenzen verfügbar' })
  }
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  expect((await invite([emailAddress], { token: manager })).body).toEqual({ alreadyKnown: [emailAddress] })
})

test('the owner of an account is notified once in ten minutes, by whichever queue', async () => {
  const { emailAddress } = await testServer.createUser({ app })
  const countNotices = async () => {
    await testServer.runJobs()
    return (await testServer.mails.to(emailAddress)).length
  }
  const { slug: registrationLinkSlug } = sponsor
  const register = () =>
    testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug }, { host: app.host })
  await invite([emailAddress])
  expect(await countNotices()).toBe(1)
  await register()
  expect(await countNotices()).toBe(1)
  testServer.clock.advance(600_000)
  await register()
  expect(await countNotices()).toBe(2)
  await invite([emailAddress])
  expect(await countNotices()).toBe(2)
})

test('a list delays no mail and no request of others: neither its invitations nor the mails to owners of accounts', async () => {
  const owner = await testServer.createUser({ app })
  const addresses = ['eins-der-liste@firma.example', 'zwei-der-liste@firma.example']
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  await invite([...addresses, owner.emailAddress], { token: manager })
  await testServer.runJobs()
  const { rows } = await testServer.adminPool.query(
    `SELECT name, count(*)::int AS jobs FROM pgboss.job WHERE data->>'appId' = $1 GROUP BY name ORDER BY name`,
    [app.appId],
  )
  expect(rows).toEqual([
    { name: 'answer-account-requests', jobs: 1 },
    { name: 'send-mails', jobs: 2 },
  ])
  for (const address of [...addresses, owner.emailAddress])
    expect(await testServer.mails.to(address)).toHaveLength(1)
})

test('more addresses than free seats are refused as a whole, with the number of free seats', async () => {
  const before = await seats()
  const { status, refusal } = await invite(['a@firma.example', 'b@firma.example', 'c@firma.example'])
  expect([status, refusal?.identifier, refusal?.fields]).toEqual([
    409,
    'too-few-seats',
    { emailAddresses: 'Es sind nur noch 2 Lizenzen verfügbar' },
  ])
  expect(await seats()).toEqual(before)
})

test('two concurrent managers do not give away more seats than there are', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => invite([`rush-${number}@firma.example`])),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await seats()).toHaveLength(3)
})

test.each([
  [[], 'Es muss mindestens eine E-Mail Adresse eingegeben werden'],
  [['a@firma.example', 'kein-at'], 'Mindestens eine E-Mail Adresse ist nicht gültig'],
  [['a@firma.example', 'A@firma.example'], 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
])('%j is refused with the specification’s message', async (emailAddresses, message) => {
  const { status, refusal } = await invite(emailAddresses)
  expect([status, refusal?.fields]).toEqual([400, { emailAddresses: message }])
})

test('a sponsor’s manager invites only for their own sponsor; an app’s manager for any', async () => {
  const other = await testServer.createSponsor(app)
  const foreign = await invite(['a@firma.example'], other)
  expect([foreign.status, foreign.refusal?.identifier]).toEqual([404, 'not-found'])
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  const answer = await invite(['a@firma.example'], { sponsorId: other.sponsorId, token: manager })
  expect(answer.status).toBe(200)
})

test('is refused in an app without sponsors', async () => {
  const home = await testServer.createApp({ features: FEATURES.filter((feature) => feature !== 'SPONSORS') })
  const { sponsorId } = await testServer.createSponsor(home)
  const manager = await testServer.signIn(
    await testServer.createUser({ app: home, role: 'ROLE_APP_MANAGER' }),
  )
  const { refusal } = await testServer.call(
    inviteUsersAsManager,
    { sponsorId, emailAddresses: ['a@firma.example'] },
    { host: home.host, token: manager },
  )
  expect(refusal?.identifier).toBe('feature-not-enabled')
})
