import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { removeExpiredSessions } from '../../contexts/accounts/jobs/remove-expired-sessions.ts'
import { forgetSupportVisits } from '../../contexts/administration/jobs/forget-support-visits.ts'
import { removeDoneFeedbackMessages } from '../../contexts/feedback/jobs/remove-done-feedback-messages.ts'
import { removeExpiredLinks } from '../../contexts/mailed-links/jobs/remove-expired-links.ts'
import { removeUnusedInvitations } from '../../contexts/seats/invite/jobs/remove-unused-invitations.ts'
import { removeUnconfirmedRegistrations } from '../../contexts/seats/register/jobs/remove-unconfirmed-registrations.ts'
import { removeOldSeatRevocations } from '../../contexts/seats/revoke/jobs/remove-old-seat-revocations.ts'
import { createMetrics } from '../../platform/base/metrics/metrics.ts'
import { removeOldDeletedIds } from '../../platform/deleted-ids/remove-old-deleted-ids.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { createLimits } from '../../platform/limits/limits.ts'
import { removeOldRateLimits } from '../../platform/limits/remove-old-rate-limits.ts'
import { dropOldMails } from '../../platform/mail/drop-old-mails.ts'
import { removeOldThrottleRows } from '../../platform/passwords/remove-old-throttle-rows.ts'
import { createThrottle } from '../../platform/passwords/throttle.ts'
import { runOnRows } from '../../testing/database/run-on-rows.ts'
import { openTestRows } from '../../testing/database/test-rows.ts'

/** Rows removed by schedules: to the millisecond, and only in the app whose job runs. */

const rows = await openTestRows()
afterAll(rows.end)
const { adminPool, clock } = rows
const [app, elsewhere] = [await rows.createApp(), await rows.createApp()]
const person = await rows.createUser({ app })
const [HOUR, DAY] = [3_600_000, 86_400_000]
const ago = (ms: number) => new Date(clock.now().getTime() - ms)

/** The remaining values of `column` after the job ran for the first app; both apps have the same rows. */
const leftAfter = async (job: Job<Record<string, never>>, table: string, column: string) => {
  await runOnRows(rows, job, app.appId)
  const { rows: remainingRows } = await adminPool.query(
    `SELECT ${column} AS name, count(*)::int AS apps FROM ${table} GROUP BY 1 ORDER BY 1`,
  )
  await adminPool.query(`DELETE FROM ${table}`)
  return Object.fromEntries(remainingRows.map(({ name, apps }) => [name, apps]))
}

const inBoth = async (write: (appId: string) => Promise<unknown>) => {
  for (const { appId } of [app, elsewhere]) await write(appId)
}

test('links are removed thirty days after their expiry or use', async () => {
  const link = (name: string, expiresAt: Date, usedAt: Date | null = null) =>
    inBoth((appId) =>
      adminPool.query(
        `INSERT INTO mailed_link (app_id, purpose, token_hash, email_address, created_at, expires_at, used_at)
         VALUES ($1, 'EMAIL_CHANGE', $2, $3, $4, $5, $6)`,
        [appId, randomBytes(32), name, ago(90 * DAY), expiresAt, usedAt],
      ),
    )
  await link('living', ago(-DAY))
  await link('just kept', ago(30 * DAY))
  await link('over', ago(30 * DAY + 1))
  await link('used', ago(-DAY), ago(30 * DAY))
  await link('used up', ago(-DAY), ago(30 * DAY + 1))
  const remainingValues = await leftAfter(removeExpiredLinks, 'mailed_link', 'email_address')
  expect(remainingValues).toEqual({ living: 2, 'just kept': 2, over: 1, used: 2, 'used up': 1 })
})

test('uncompleted requests are removed after three days', async () => {
  for (const [name, at] of [
    ['kept', ago(3 * DAY)],
    ['over', ago(3 * DAY + 1)],
  ])
    await inBoth((appId) =>
      adminPool.query(
        `INSERT INTO account_request (app_id, kind, email_address, created_at) VALUES ($1, 'PASSWORD_RESET', $2, $3)`,
        [appId, name, at],
      ),
    )
  expect(await leftAfter(removeExpiredLinks, 'account_request', 'email_address')).toEqual({
    kept: 2,
    over: 1,
  })
})

test('sessions are removed seven days after they were too old or idle for too long', async () => {
  const user = await rows.createUser({ app: elsewhere })
  const session = async (name: string, idleEnd: Date, end: Date) => {
    for (const { app: home, id } of [person, user])
      await adminPool.query(
        `INSERT INTO session (app_id, token_hash, user_id, device, client, created_at, last_seen_at, idle_seconds, expires_at)
         VALUES ($1, $2, $3, $4, 'web', $5, $6, 3600, $7)`,
        [home.appId, randomBytes(32), id, name, ago(99 * DAY), new Date(idleEnd.getTime() - HOUR), end],
      )
  }
  await session('living', ago(-HOUR), ago(-DAY))
  await session('idled', ago(7 * DAY), ago(-DAY))
  await session('idled long ago', ago(7 * DAY + 1), ago(-DAY))
  await session('old', ago(-HOUR), ago(7 * DAY))
  await session('old long ago', ago(-HOUR), ago(7 * DAY + 1))
  expect(await leftAfter(removeExpiredSessions, 'session', 'device')).toEqual({
    living: 2,
    idled: 2,
    'idled long ago': 1,
    old: 2,
    'old long ago': 1,
  })
})

type Seat = [address: string, status: string, updatedAt: Date]
/** The same seats of a sponsor in both apps. */
const createSeats = (seats: readonly Seat[]) =>
  inBoth(async (appId) => {
    const { sponsorId } = await rows.createSponsor(appId === app.appId ? app : elsewhere)
    for (const [address, status, updatedAt] of seats)
      await adminPool.query(
        `INSERT INTO seat (app_id, sponsor_id, email_address, status, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [appId, sponsorId, address, status, ago(365 * DAY), updatedAt],
      )
  })

test('unconfirmed registrations free their seats an hour after their link has expired', async () => {
  await createSeats([
    ['kept', 'REGISTRATION_STARTED', ago(7 * DAY + HOUR)],
    ['over', 'REGISTRATION_STARTED', ago(7 * DAY + HOUR + 1)],
  ])
  const remainingValues = await leftAfter(removeUnconfirmedRegistrations, 'seat', 'email_address')
  expect(remainingValues).toEqual({ kept: 2, over: 1 })
})

test('invitations that nobody has accepted free their seats ninety days after the last mail', async () => {
  await createSeats([
    ['mailed again', 'INVITED', ago(90 * DAY)],
    ['unused', 'INVITED', ago(90 * DAY + 1)],
    ['accepted', 'ACCEPTED', ago(90 * DAY + 1)],
  ])
  const remainingValues = await leftAfter(removeUnusedInvitations, 'seat', 'email_address')
  expect(remainingValues).toEqual({ 'mailed again': 2, unused: 1, accepted: 2 })
})

test('revoked seats are forgotten after thirty days', async () => {
  for (const home of [app, elsewhere]) {
    const { sponsorId } = await rows.createSponsor(home)
    for (const [wasAccepted, at] of [
      [true, ago(30 * DAY)],
      [false, ago(30 * DAY + 1)],
    ])
      await adminPool.query(
        `INSERT INTO seat_revocation (app_id, seat_id, sponsor_id, was_accepted, is_by_sponsor, revoked_at)
         VALUES ($1, gen_random_uuid(), $2, $3, true, $4)`,
        [home.appId, sponsorId, wasAccepted, at],
      )
  }
  const remainingValues = await leftAfter(removeOldSeatRevocations, 'seat_revocation', 'was_accepted')
  expect(remainingValues).toEqual({ true: 2, false: 1 })
})

test('mails that could not be sent are removed after thirty days', async () => {
  for (const [name, at] of [
    ['kept', ago(30 * DAY)],
    ['over', ago(30 * DAY + 1)],
  ])
    await inBoth((appId) =>
      adminPool.query(
        `INSERT INTO mail (app_id, kind, to_address, params, created_at) VALUES ($1, 'test', $2, '{}', $3)`,
        [appId, name, at],
      ),
    )
  expect(await leftAfter(dropOldMails, 'mail', 'to_address')).toEqual({ kept: 2, over: 1 })
})

test('counters of all apps are removed when their window is over and nothing is blocked any more', async () => {
  const counter = (name: string, lastFailedAt: Date, blockedUntil: Date | null) =>
    adminPool.query(
      'INSERT INTO login_throttle (key, failures, last_failed_at, blocked_until) VALUES ($1, 1, $2, $3)',
      [Buffer.from(name), lastFailedAt, blockedUntil],
    )
  await counter('kept', ago(DAY), null)
  await counter('over', ago(DAY + 1), null)
  await counter('blocked', ago(2 * DAY), ago(-1))
  await counter('free', ago(2 * DAY), ago(0))
  const throttle = createThrottle(rows.platformPool, 'a secret key')
  await runOnRows(rows, removeOldThrottleRows, app.appId, { throttle })
  const { rows: remainingRows } = await adminPool.query('SELECT key FROM login_throttle ORDER BY key')
  expect(remainingRows.map(({ key }) => key.toString())).toEqual(['blocked', 'kept'])
})

test('counters of limits are removed when their window is over, in all apps', async () => {
  for (const [name, endsAt] of [
    ['over', ago(0)],
    ['kept', ago(-1)],
  ] as const)
    await adminPool.query('INSERT INTO rate_limit (key, taken, ends_at) VALUES ($1, 1, $2)', [
      Buffer.from(name),
      endsAt,
    ])
  const limits = createLimits(rows.platformPool, 'a secret key', createMetrics())
  await runOnRows(rows, removeOldRateLimits, app.appId, { limits })
  const { rows: remainingRows } = await adminPool.query('SELECT key FROM rate_limit')
  expect(remainingRows.map(({ key }) => key.toString())).toEqual(['kept'])
})

test('the ids of what was deleted are forgotten after a year', async () => {
  const ids = { kept: randomUUID(), over: randomUUID() }
  for (const [id, deletedAt] of [
    [ids.kept, ago(365 * DAY)],
    [ids.over, ago(365 * DAY + 1)],
  ])
    await adminPool.query(
      'INSERT INTO deleted_id (app_id, user_id, id, deleted_at) VALUES ($1, $2, $3, $4)',
      [app.appId, person.id, id, deletedAt],
    )
  expect(await leftAfter(removeOldDeletedIds, 'deleted_id', 'id')).toEqual({ [ids.kept]: 1 })
})

test('a visit by an admin drops the account’s id only when the account is deleted', async () => {
  const admin = await rows.createAdmin()
  const deletedUser = await rows.createUser({ app })
  for (const [appId, userId] of [
    [app.appId, person.id],
    [app.appId, deletedUser.id],
    [elsewhere.appId, deletedUser.id],
  ])
    await adminPool.query(
      `INSERT INTO impersonation (token_hash, admin_id, of_app_id, of_user_id, issued_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $5)`,
      [randomBytes(32), admin.id, appId, userId, clock.now()],
    )
  await adminPool.query('DELETE FROM app_user WHERE id = $1', [deletedUser.id])
  await runOnRows(rows, forgetSupportVisits, app.appId, { platformPool: rows.platformPool })
  const { rows: visits } = await adminPool.query(
    'SELECT of_user_id AS "userId", of_app_id AS "appId" FROM impersonation ORDER BY of_user_id NULLS FIRST',
  )
  expect(visits).toHaveLength(3)
  expect(visits).toEqual(
    expect.arrayContaining([
      { appId: app.appId, userId: null },
      { appId: app.appId, userId: person.id },
      { appId: elsewhere.appId, userId: deletedUser.id },
    ]),
  )
})

test('feedback messages are removed ninety days after they were done; open ones stay', async () => {
  const message = (text: string, doneAt: Date | null) =>
    inBoth((appId) =>
      adminPool.query(
        `INSERT INTO feedback_message (app_id, id, reason, message, received_on, done_at)
         VALUES ($1, gen_random_uuid(), 'FAULT', $2, '2020-01-01', $3)`,
        [appId, text, doneAt],
      ),
    )
  await message('open', null)
  await message('just kept', ago(90 * DAY))
  await message('over', ago(90 * DAY + 1))
  const remainingValues = await leftAfter(removeDoneFeedbackMessages, 'feedback_message', 'message')
  expect(remainingValues).toEqual({ open: 2, 'just kept': 2, over: 1 })
})
