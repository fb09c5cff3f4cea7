import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import {
  copyCompletionLinkAsManager,
  inviteUsersAsManager,
  resendInviteAsManager,
} from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { mailedToken } from '../../../../testing/mail/mailed-token.ts'
import { PASSWORD, type TestApp } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

const DAY_MS = 86_400_000
const ADDRESS = 'anna@firma.example'

let app: TestApp
let sponsorId: string
let slug: string

beforeEach(async () => {
  await adminPool.query('DELETE FROM rate_limit')
  app = await testServer.createApp()
  const sponsor = await testServer.createSponsor(app)
  sponsorId = sponsor.sponsorId
  slug = sponsor.slug
})

/** A new session each time: the clock moves by weeks. */
const as = async () => ({
  token: await testServer.signIn(
    await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }),
  ),
  host: app.host,
})
const seatRow = async () =>
  (await adminPool.query('SELECT id, status, updated_at AS at FROM seat WHERE sponsor_id = $1', [sponsorId]))
    .rows[0]
const invite = async (emailAddress = ADDRESS) => {
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: [emailAddress] }, await as())
  await testServer.runJobs()
  return mailedToken(testServer, emailAddress)
}
const begin = async () => {
  await testServer.call(
    registerUserForSponsor,
    { emailAddress: ADDRESS, registrationLinkSlug: slug },
    { host: app.host },
  )
  await testServer.runJobs()
  return mailedToken(testServer, ADDRESS)
}
const complete = (confirmationToken: string) =>
  testServer
    .call(
      confirmUserRegistration,
      { confirmationToken, firstName: 'Anna', lastName: 'Berg', password: PASSWORD },
      { host: app.host },
    )
    .then(outcome)
const resend = async (caller?: { token: string; host: string }) =>
  testServer
    .call(resendInviteAsManager, { usedSeatId: (await seatRow()).id }, caller ?? (await as()))
    .then(outcome)
const copy = async () => {
  const answer = await testServer.call(
    copyCompletionLinkAsManager,
    { usedSeatId: (await seatRow()).id },
    await as(),
  )
  expect(outcome(answer)).toBe(200)
  return {
    token: answer.body.registrationLink.split('/').at(-1) ?? '',
    ...answer.body,
  }
}

test.each([
  ['an invitation', invite, 'INVITED'],
  ['a begun registration', begin, 'REGISTRATION_STARTED'],
] as const)('%s is mailed once more: the new link works, the old one does not', async (_, start, status) => {
  const first = await start()
  testServer.clock.advance(DAY_MS)
  expect(await resend()).toBe(200)
  await testServer.runJobs()
  const second = await mailedToken(testServer, ADDRESS)
  expect(second).not.toBe(first)
  expect(await seatRow()).toMatchObject({ status, at: testServer.clock.now() })
  expect(await complete(first)).toEqual([404, 'link-not-valid'])
  expect(await complete(second)).toBe(200)
  const mails = await testServer.mails.to(ADDRESS)
  expect(mails.at(-1)?.subject).toBe(mails.at(-2)?.subject)
  expect(await resend()).toEqual([409, 'seat-already-accepted'])
})

test('the accepted seat has its owner’s name', async () => {
  await complete(await invite())
  const { rows } = await adminPool.query('SELECT first_name, last_name FROM seat WHERE sponsor_id = $1', [
    sponsorId,
  ])
  expect(rows).toEqual([{ first_name: 'Anna', last_name: 'Berg' }])
})

test('one address is sent three mails an hour', async () => {
  await invite()
  const caller = await as()
  const answers: unknown[] = []
  for (let time = 0; time < 4; time += 1) answers.push(await resend(caller))
  expect(answers).toEqual([200, 200, 200, [429, 'too-many-requests']])
})

test('the copied link is the mailed one while it is valid, and a new one afterwards', async () => {
  const mailedAddress = await invite()
  const link = await copy()
  expect(link.registrationLink).toBe(`http://${app.host}/registrierung/${mailedAddress}`)
  expect(link.validUntil).toBe(new Date(testServer.clock.now().getTime() + 30 * DAY_MS).toISOString())
  testServer.clock.advance(30 * DAY_MS)
  const renewed = await copy()
  expect(renewed.token).not.toBe(mailedAddress)
  expect(await complete(mailedAddress)).toEqual([404, 'link-not-valid'])
  expect(await complete(renewed.token)).toBe(200)
  await testServer.runJobs()
  const subjects = (await testServer.mails.to(ADDRESS)).map(({ subject }) => subject)
  expect(subjects.slice(-2)).toEqual([`Deine Einladung zu ${app.title}`, 'Dein Konto ist angelegt'])
})

test('a begun registration’s link can be copied too, also before its mail was written', async () => {
  await testServer.call(
    registerUserForSponsor,
    { emailAddress: ADDRESS, registrationLinkSlug: slug },
    { host: app.host },
  )
  testServer.clock.advance(1000)
  const { token } = await copy()
  await testServer.runJobs()
  expect(await mailedToken(testServer, ADDRESS)).toBe(token)
  expect(await complete(token)).toBe(200)
})

test.each([copyCompletionLinkAsManager, resendInviteAsManager])(
  "another sponsor's seat is not found: $name",
  async (operation) => {
    const other = await testServer.createSponsor(app, { statuses: ['INVITED'] })
    const usedSeatId = other.seats[0]?.seatId ?? ''
    expect(await testServer.call(operation, { usedSeatId }, await as()).then(outcome)).toEqual([
      404,
      'not-found',
    ])
  },
)

test('a completed seat has no link to copy', async () => {
  await complete(await invite())
  const { id: usedSeatId } = await seatRow()
  const answer = await testServer.call(copyCompletionLinkAsManager, { usedSeatId }, await as())
  expect(outcome(answer)).toEqual([409, 'seat-already-accepted'])
})

test('completing and mailing once more at the same time: an account, or a new link', async () => {
  for (let round = 0; round < 5; round += 1) {
    const address = `rennen-${round}@firma.example`
    const token = await invite(address)
    const { rows } = await adminPool.query('SELECT id FROM seat WHERE email_address = $1 AND app_id = $2', [
      address,
      app.appId,
    ])
    const [completed, resent] = await Promise.all([
      complete(token),
      testServer.call(resendInviteAsManager, { usedSeatId: rows[0].id }, await as()).then(outcome),
    ])
    expect([
      [200, [409, 'seat-already-accepted']],
      [[404, 'link-not-valid'], 200],
    ]).toContainEqual([completed, resent])
  }
})
