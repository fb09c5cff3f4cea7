import { randomBytes } from 'node:crypto'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { removeExpiredLinks } from '../../mailed-links/jobs/remove-expired-links.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const DAY = 86_400_000
const daysAgo = (days: number, ms = 0) => new Date(testServer.clock.now().getTime() - days * DAY - ms)

test('links are deleted a month after their expiry or use, requests after three days; younger ones stay', async () => {
  const { app, user } = await createLearner(testServer)
  const link = (newEmailAddress: string, expiresAt: Date, usedAt: Date | null) =>
    testServer.adminPool.query(
      `INSERT INTO mailed_link (app_id, purpose, token_hash, account_id, email_address, created_at, expires_at, used_at)
       VALUES ($1, 'EMAIL_CHANGE', $2, $3, $4, $5, $6, $7)`,
      [app.appId, randomBytes(32), user.id, newEmailAddress, daysAgo(40), expiresAt, usedAt],
    )
  await link('living', daysAgo(-1), null)
  await link('just expired', daysAgo(1), null)
  await link('expired a month ago', daysAgo(30), null)
  await link('expired longer ago', daysAgo(30, 1), null)
  await link('just used', daysAgo(-1), daysAgo(1))
  await link('used longer ago', daysAgo(-1), daysAgo(30, 1))
  for (const [emailAddress, at] of [
    ['young@demo.example', daysAgo(3)],
    ['old@demo.example', daysAgo(3, 1)],
  ])
    await testServer.adminPool.query(
      `INSERT INTO account_request (app_id, kind, email_address, created_at) VALUES ($1, 'PASSWORD_RESET', $2, $3)`,
      [app.appId, emailAddress, at],
    )
  await testServer.runSchedule(removeExpiredLinks)
  const { rows } = await testServer.adminPool.query(
    `SELECT email_address AS left FROM mailed_link UNION SELECT email_address FROM account_request ORDER BY 1`,
  )
  expect(rows.map((row) => row.left)).toEqual([
    'expired a month ago',
    'just expired',
    'just used',
    'living',
    'young@demo.example',
  ])
})

test('a session’s row is deleted a week after its end, in every app, and active ones stay', async () => {
  const learners = [await createLearner(testServer), await createLearner(testServer)]
  const count = async () => (await testServer.adminPool.query('SELECT FROM session')).rowCount
  const before = (await count()) ?? 0
  testServer.clock.advance(14 * DAY + 7 * DAY)
  await testServer.runSchedule(removeExpiredSessions)
  expect(await count()).toBe(before)
  testServer.clock.advance(1)
  const [home] = learners
  if (!home) throw new Error('there is no learner')
  const fresh = { token: await testServer.signIn(home.user), host: home.app.host }
  await testServer.runSchedule(removeExpiredSessions)
  expect(await count()).toBe(1)
  expect(await testServer.call(getAuthenticatedUser, {}, fresh).then(outcome)).toBe(200)
})
