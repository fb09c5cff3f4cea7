import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runOnRows } from '../../../../testing/database/run-on-rows.ts'
import { mailedToken } from '../../../../testing/mail/mailed-token.ts'
import type { TestApp } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'
import { remindOfInvitations } from './remind-of-invitations.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const DAY_MS = 86_400_000

let app: TestApp
let count = 0
beforeEach(async () => {
  app = await testServer.createApp({ title: 'Gesund Essen' })
  testServer.clock.set('2026-03-04T09:00:00Z')
})

/**
 * Invites an address.
 * @returns the address
 */
const invite = async () => {
  count += 1
  const emailAddress = `eingeladen-${count}@firma.example`
  const { sponsorId } = await testServer.createSponsor(app, { name: 'Muster AG' })
  const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  const as = { host: app.host, token: await testServer.signIn(manager) }
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: [emailAddress] }, as)
  await testServer.runJobs()
  return emailAddress
}

/** How many reminders the address has received after the morning's run `days` later. */
const remindersTo = async (emailAddress: string, days = 0) => {
  testServer.clock.advance(days * DAY_MS)
  // A run that waits for a lock would fail.
  expect((await testServer.runSchedule(remindOfInvitations)).failed).toBe(0)
  const mails = await testServer.mails.to(emailAddress)
  return mails.filter(({ subject }) => subject === 'Deine Einladung zu Gesund Essen wartet noch').length
}

const register = async (emailAddress: string) =>
  testServer.call(
    confirmUserRegistration,
    {
      firstName: 'Anna',
      lastName: 'Berg',
      password: 'ein-ganz-neues-wort',
      confirmationToken: await mailedToken(testServer, emailAddress),
    },
    { host: app.host },
  )

test('an unclaimed invitation is reminded of on the 7th and the 21st day, once each', async () => {
  const address = await invite()
  expect(await remindersTo(address, 6)).toBe(0)
  expect(await remindersTo(address, 1)).toBe(1)
  expect(await remindersTo(address)).toBe(1)
  expect(await remindersTo(address, 13)).toBe(1)
  expect(await remindersTo(address, 1)).toBe(2)
  expect(await remindersTo(address, 1)).toBe(2)
})

test('after days without a worker there is one reminder, not two', async () => {
  const address = await invite()
  expect(await remindersTo(address, 22)).toBe(1)
  expect(await remindersTo(address, 1)).toBe(1)
})

test('the reminder names the sponsor and the last day, and its link makes the account', async () => {
  const address = await invite()
  await remindersTo(address, 7)
  const mail = (await testServer.mails.to(address)).at(-1)
  for (const text of ['Muster AG', '3. April 2026']) expect(mail?.text).toContain(text)
  expect((await register(address)).status).toBe(200)
  expect(await remindersTo(address, 14)).toBe(1)
})

test('nobody is reminded whose seat is gone, whose link is not valid, or who has an account', async () => {
  const revokedAddress = await invite()
  await testServer.adminPool.query('DELETE FROM seat WHERE email_address = $1', [revokedAddress])
  expect(await remindersTo(revokedAddress, 7)).toBe(0)
  const expired = await invite()
  await testServer.adminPool.query(
    `UPDATE mailed_link l SET expires_at = $2 FROM seat s WHERE s.id = l.seat_id AND s.email_address = $1`,
    [expired, testServer.clock.now()],
  )
  expect(await remindersTo(expired, 7)).toBe(0)
  const knownAddress = await invite()
  await testServer.createUser({ app, emailAddress: knownAddress })
  expect(await remindersTo(knownAddress, 7)).toBe(0)
})

test('an invitation that is being registered or revoked at that moment is left out', async () => {
  const address = await invite()
  testServer.clock.advance(7 * DAY_MS)
  const client = await testServer.adminPool.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      'SELECT FROM mailed_link l JOIN seat s ON s.id = l.seat_id WHERE s.email_address = $1 FOR UPDATE OF l',
      [address],
    )
    expect(await remindersTo(address)).toBe(0)
    await client.query('ROLLBACK')
  } finally {
    client.release()
  }
  expect(await remindersTo(address)).toBe(1)
})

test('more invitations than one transaction takes are all reminded of; two concurrent runs remind once', async () => {
  const statuses = Array.from({ length: 501 }, () => 'INVITED' as const)
  const { sponsorId } = await testServer.createSponsor(app, { availableSeats: 1000, statuses })
  await testServer.adminPool.query(
    `INSERT INTO mailed_link (app_id, purpose, token_hash, seat_id, created_at, expires_at)
     SELECT app_id, 'INVITATION', uuid_send(id), id, created_at, created_at + interval '30 days' FROM seat WHERE sponsor_id = $1`,
    [sponsorId],
  )
  testServer.clock.advance(7 * DAY_MS)
  const { pool, clock, services } = testServer
  const run = () => runOnRows({ pool, clock }, remindOfInvitations, app.appId, services)
  const mailsAfter = async (runs: readonly unknown[]) => {
    await Promise.all(runs)
    const { rows } = await testServer.adminPool.query(
      `SELECT count(*)::int AS mails, count(DISTINCT to_address)::int AS addresses
       FROM mail WHERE kind = 'invitation-reminder' AND app_id = $1`,
      [app.appId],
    )
    return rows
  }
  expect(await mailsAfter([run()])).toEqual([{ mails: 501, addresses: 501 }])
  testServer.clock.advance(14 * DAY_MS)
  expect(await mailsAfter([run(), run()])).toEqual([{ mails: 1002, addresses: 501 }])
})
