import {
  confirmEmailAddressChange,
  requestEmailAddressChange,
  stopEmailAddressChange,
} from '@wohlauf/contract/accounts/email-address'
import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication/authentication'
import { getDeparture } from '@wohlauf/contract/seats/departures'
import { undoDepartureAsManager } from '@wohlauf/contract/seats/departures-as-manager'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/transaction.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import { createKeeper, remindAt } from '../../../testing/people/habits.ts'
import { type Company, createCompany } from '../../../testing/people/leavers.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { issueImpersonation } from '../../administration/impersonations.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

let company: Company

beforeEach(async () => {
  testServer.clock.set('2026-03-04T09:00:00Z')
  company = await createCompany(testServer)
})

test('gets no reminders; after an undo it does', async () => {
  const user = await company.member()
  const as = { token: await testServer.signIn(user), host: company.app.host }
  const channels = ['EMAIL_HABIT_REMINDER', 'PUSH_HABIT_REMINDER']
  const { storedReminder } = await createKeeper(testServer, {
    learner: { app: company.app, user, as },
    channels,
  })
  const reminders = async () => {
    const { rows } = await adminPool.query('SELECT FROM notification WHERE user_id = $1', [user.id])
    const mails = await testServer.mails.to(user.emailAddress)
    return [rows.length, mails.filter(({ subject }) => !subject.includes('Dein Zugang')).length]
  }
  await company.revoke(user)
  await remindAt(testServer, '2026-03-04T11:00:00Z')
  expect([await reminders(), await storedReminder()]).toEqual([[0, 0], '2026-03-05T11:00:00.000Z'])
  const [departure] = await company.departures()
  await testServer.call(undoDepartureAsManager, { departureId: departure?.departureId ?? '' }, company.as)
  await remindAt(testServer, '2026-03-05T11:00:00Z')
  expect(await reminders()).toEqual([1, 1])
})

test('is not visited by an admin', async () => {
  const { user } = await company.leaver()
  const admin = await testServer.createAdmin()
  const { appId, host } = company.app
  const token = await acrossTenants(testServer.services.platformPool, 'a test prepares a visit', (tx) =>
    issueImpersonation(tx, admin.id, { appId, userId: user.id }, testServer.clock.now()),
  )
  const headers = { 'app-version': '1' }
  const visit = await testServer.call(getAuthenticatedImpersonation, { token }, { host, headers })
  expect(outcome(visit)).toEqual([403, 'access-ended'])
  const { rows } = await adminPool.query('SELECT FROM session WHERE user_id = $1', [user.id])
  expect(rows).toEqual([])
})

test('a waiting mail to it is not sent', async () => {
  const user = await company.member()
  await adminPool.query(
    `INSERT INTO mail (app_id, account_id, kind, to_address, params, created_at)
     VALUES ($1, $2, 'password-changed', $3, '{"reset": {"path": "/"}}', now())`,
    [company.app.appId, user.id, user.emailAddress],
  )
  await company.revoke(user)
  const { rows } = await adminPool.query('SELECT FROM mail WHERE account_id = $1', [user.id])
  expect(rows).toEqual([])
})

test('whose address another person had changed gets the link again when the change is stopped', async () => {
  const user = await company.member()
  const as = { token: await testServer.signIn(user), host: company.app.host }
  const { host } = as
  const thief = 'dieb@anderswo.example'
  await testServer.call(requestEmailAddressChange, { userEmailAddress: thief }, as)
  const changing = await mailedToken(testServer, thief)
  await testServer.call(confirmEmailAddressChange, { confirmationToken: changing }, { host })
  const stopping = await mailedToken(testServer, user.emailAddress)
  await company.revoke(user)
  const stolenToken = await mailedToken(testServer, thief)
  const page = (confirmationToken: string) =>
    testServer.call(getDeparture, { confirmationToken }, { host }).then(outcome)
  expect(await page(stolenToken)).toBe(200)
  const stop = await testServer.call(stopEmailAddressChange, { confirmationToken: stopping }, { host })
  expect(outcome(stop)).toBe(200)
  const own = await mailedToken(testServer, user.emailAddress)
  expect([await page(stolenToken), await page(own)]).toEqual([[404, 'link-not-valid'], 200])
})
