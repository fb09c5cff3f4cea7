import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { filesIn, tracesOf } from '../../../../testing/database/traces.ts'
import { mailedToken } from '../../../../testing/mail/mailed-token.ts'
import { createFullPerson } from '../../../../testing/people/full-person.ts'
import { PASSWORD, type TestApp } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

type Caller = { token: string; host: string }

const managerOf = async (app: TestApp, sponsorId: string): Promise<Caller> => {
  const user = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  return { token: await testServer.signIn(user), host: app.host }
}

let app: TestApp
let sponsorId: string
let slug: string
let as: Caller

beforeEach(async () => {
  app = await testServer.createApp()
  const sponsor = await testServer.createSponsor(app, { name: 'Musterwerke AG' })
  sponsorId = sponsor.sponsorId
  slug = sponsor.slug
  as = await managerOf(app, sponsorId)
})

const seats = async (caller = as, id = sponsorId) =>
  (await testServer.call(getSponsorSeatsAsManager, { sponsorId: id }, caller)).body
const seatIdOf = async (emailAddress: string, caller = as, id = sponsorId) =>
  (await seats(caller, id)).seats.find((seat) => seat.emailAddress === emailAddress)?.usedSeatId ?? ''
const revoke = (usedSeatId: string, more: { status?: 'INVITED' | 'ACCEPTED' } = {}, caller = as) =>
  testServer.call(revokeSeatAsManager, { usedSeatId, ...more }, caller).then(outcome)
const mailsTo = async (address: string) => {
  await testServer.runJobs()
  return (await testServer.mails.to(address)).map(({ subject }) => subject)
}
const registrationOf = async (address: string) =>
  testServer.call(
    registerUserForSponsor,
    { emailAddress: address, registrationLinkSlug: slug },
    { host: app.host },
  )

/** A person with a seat of the sponsor. */
const member = async () => {
  const user = await testServer.createUser({ app })
  await testServer.giveSeat(user, sponsorId)
  return { user, usedSeatId: await seatIdOf(user.emailAddress) }
}

test('an invitation ends: its link is void, the seat free, and nobody is notified', async () => {
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: ['anna@firma.example'] }, as)
  await testServer.runJobs()
  const confirmationToken = await mailedToken(testServer, 'anna@firma.example')
  expect(await revoke(await seatIdOf('anna@firma.example'), { status: 'INVITED' })).toBe(200)
  expect(await seats()).toMatchObject({ freeSeats: 10, seats: [] })
  const completing = { confirmationToken, firstName: 'A', lastName: 'B', password: PASSWORD }
  const answer = await testServer.call(confirmUserRegistration, completing, { host: app.host })
  expect(outcome(answer)).toEqual([404, 'link-not-valid'])
  expect(await mailsTo('anna@firma.example')).toHaveLength(1)
})

test('an invitation that waits for the mail server is not sent any more', async () => {
  await testServer.mails.goDown()
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: ['warte@firma.example'] }, as)
  await testServer.runJobs()
  await revoke(await seatIdOf('warte@firma.example'))
  await testServer.mails.recover()
  testServer.clock.advance(3_600_000)
  expect(await mailsTo('warte@firma.example')).toEqual([])
})

test('a begun registration ends, its address is notified and may register again', async () => {
  await registrationOf('cem@firma.example')
  expect(await revoke(await seatIdOf('cem@firma.example'))).toBe(200)
  expect((await seats()).freeSeats).toBe(10)
  expect(await mailsTo('cem@firma.example')).toEqual(['Deine Registrierung wurde beendet'])
  await adminPool.query('DELETE FROM rate_limit')
  expect((await registrationOf('cem@firma.example')).status).toBe(200)
  expect(await seatIdOf('cem@firma.example')).not.toBe('')
  expect(await mailsTo('cem@firma.example')).toContain(`Dein Zugang zu ${app.title}`)
})

test('a used seat: the account goes with everything as by its own deletion, and its owner is notified', async () => {
  const person = await createFullPerson(testServer, 'Quittenbaum')
  const { user, firstName, lastName } = person
  const { rows } = await adminPool.query('SELECT id, sponsor_id FROM seat WHERE account_id = $1', [user.id])
  const manager = await managerOf(person.app, rows[0].sponsor_id)
  const traces = () => tracesOf(testServer, [user.emailAddress, user.id, firstName, lastName])
  await testServer.mails.goDown()
  await testServer.runJobs()
  const exports = () =>
    filesIn(testServer.storageFolder).filter((path) => path.includes(`${person.app.appId}/exports/`))
  expect([exports().length, (await traces()).length > 10]).toEqual([1, true])

  expect(await revoke(rows[0].id, { status: 'ACCEPTED' }, manager)).toBe(200)
  // The effect is immediate, without a job.
  expect(await testServer.call(getAuthenticatedUser, {}, person.as).then(outcome)).toEqual([
    401,
    'authentication-required',
  ])
  expect(await seats(manager, rows[0].sponsor_id)).toMatchObject({ freeSeats: 5, seats: [] })
  await testServer.mails.recover()
  testServer.clock.advance(2 * 3_600_000)
  await testServer.runJobs()
  expect([await traces(), exports()]).toEqual([[], []])
  const mails = await testServer.mails.to(user.emailAddress)
  expect(mails.map(({ subject }) => subject)).toEqual([`Dein Zugang zu ${person.app.title} ist beendet`])
  expect(mails[0]?.text).toContain('Musterwerke AG')
  const again = { emailAddress: user.emailAddress, password: PASSWORD }
  expect(await testServer.call(login, again, { host: person.app.host }).then(outcome)).toEqual([
    400,
    'login-failed',
  ])
})

test('other seats and accounts of the sponsor stay', async () => {
  const [one, other] = [await member(), await member()]
  expect(await revoke(one.usedSeatId)).toBe(200)
  expect((await seats()).seats.map(({ emailAddress }) => emailAddress)).toEqual([other.user.emailAddress])
  const { rows } = await adminPool.query('SELECT email_address AS address FROM app_user WHERE app_id = $1', [
    app.appId,
  ])
  expect(rows).toContainEqual({ address: other.user.emailAddress })
  expect(rows).not.toContainEqual({ address: one.user.emailAddress })
})

test('is idempotent, also for concurrent retries', async () => {
  const { user, usedSeatId } = await member()
  expect(await Promise.all([1, 2, 3].map(() => revoke(usedSeatId)))).toEqual([200, 200, 200])
  expect(await revoke(usedSeatId, { status: 'ACCEPTED' })).toBe(200)
  expect(await mailsTo(user.emailAddress)).toHaveLength(1)
})

test('is refused when the consequence differs from the confirmed one', async () => {
  const { user, usedSeatId } = await member()
  expect(await revoke(usedSeatId, { status: 'INVITED' })).toEqual([409, 'conflict'])
  expect(await seatIdOf(user.emailAddress)).toBe(usedSeatId)
})

test("another sponsor's seat is not found, also when it was revoked; another app's neither", async () => {
  const elsewhere = await testServer.createApp()
  const others = [
    await testServer.createSponsor(app, { statuses: ['INVITED'] }),
    await testServer.createSponsor(elsewhere, { statuses: ['INVITED'] }),
  ]
  for (const other of others) expect(await revoke(other.seats[0]?.seatId ?? '')).toEqual([404, 'not-found'])
  const [seat] = others[0]?.seats ?? []
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  expect(await revoke(seat?.seatId ?? '', {}, { token: manager, host: app.host })).toBe(200)
  expect(await revoke(seat?.seatId ?? '')).toEqual([404, 'not-found'])
})

test("a sponsor's manager revokes three used seats a day, more are for the app's manager", async () => {
  const members = [await member(), await member(), await member(), await member(), await member()]
  const [first, second, third, fourth, fifth] = members.map(({ usedSeatId }) => usedSeatId)
  for (const id of [first, second, third]) expect(await revoke(id ?? '')).toBe(200)
  expect(await revoke(fourth ?? '')).toEqual([409, 'too-many-revocations'])
  expect((await seats()).seatsByStatus.ACCEPTED).toBe(2)
  // Inviting deletes no data.
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: ['x@firma.example'] }, as)
  expect(await revoke(await seatIdOf('x@firma.example'))).toBe(200)
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  expect(await revoke(fourth ?? '', {}, { token: manager, host: app.host })).toBe(200)
  testServer.clock.advance(86_400_000 - 1000)
  as = await managerOf(app, sponsorId)
  expect(await revoke(fifth ?? '')).toEqual([409, 'too-many-revocations'])
  testServer.clock.advance(1000)
  expect(await revoke(fifth ?? '')).toBe(200)
})

test('the daily limit holds for ten concurrent calls as for sequential ones', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => member()))
  const answers = await Promise.all(members.map(({ usedSeatId }) => revoke(usedSeatId)))
  expect(answers.filter((answer) => answer === 200)).toHaveLength(3)
  expect((await seats()).seatsByStatus.ACCEPTED).toBe(7)
})

test('concurrent with the owner’s deletion of the account, it takes effect once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { user, usedSeatId } = await member()
    await adminPool.query('DELETE FROM seat_revocation')
    const [revoked, loggedIn] = await Promise.all([
      revoke(usedSeatId),
      testServer.call(login, { emailAddress: user.emailAddress, password: PASSWORD }, { host: app.host }),
    ])
    expect(revoked).toBe(200)
    expect(loggedIn.status).toBeOneOf([200, 400])
    const { rows } = await adminPool.query('SELECT FROM session WHERE user_id = $1', [user.id])
    expect(rows).toEqual([])
  }
})
