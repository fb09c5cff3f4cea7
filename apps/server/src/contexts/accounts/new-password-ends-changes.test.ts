import {
  confirmEmailAddressChange,
  requestEmailAddressChange,
  stopEmailAddressChange,
} from '@wohlauf/contract/accounts/email-address'
import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../testing/content/reading.ts'
import { duringChange } from '../../testing/during-change.ts'
import { mailedToken } from '../../testing/mail/mailed-token.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import {
  changePassword,
  mailedResetToken,
  NEW_PASSWORD,
  resetPassword,
} from '../../testing/people/new-password.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const NOT_VALID = [404, 'link-not-valid']

let count = 0
const newAddress = () => {
  count += 1
  return `neu-${count}@firma.example`
}
const askForChange = ({ as }: Learner, userEmailAddress: string) =>
  testServer.call(requestEmailAddressChange, { userEmailAddress }, as)
const reset = (learner: Learner, confirmationToken: string) =>
  resetPassword(testServer, learner, confirmationToken)
const confirm = ({ as }: Learner, confirmationToken: string) =>
  testServer.call(confirmEmailAddressChange, { confirmationToken }, { host: as.host }).then(outcome)
const stop = ({ as }: Learner, confirmationToken: string) =>
  testServer.call(stopEmailAddressChange, { confirmationToken }, { host: as.host }).then(outcome)
const mailsTo = async (address: string) => {
  await testServer.runJobs()
  return (await testServer.mails.to(address)).map(({ subject }) => subject)
}
/** A requested and confirmed change. @returns the new address and the token of the undo link */
const change = async (learner: Learner) => {
  const address = newAddress()
  await askForChange(learner, address)
  await confirm(learner, await mailedToken(testServer, address))
  return { address, undoToken: await mailedToken(testServer, learner.user.emailAddress) }
}

const WAYS: [string, (learner: Learner, token: string) => Promise<{ status: number }>][] = [
  ['a reset by mail', reset],
  ['a change in the profile', (learner) => changePassword(testServer, learner)],
]

test.each(WAYS)('%s ends a mailed change of address', async (_, choosePassword) => {
  const learner = await createLearner(testServer)
  const address = newAddress()
  await askForChange(learner, address)
  const token = await mailedToken(testServer, address)
  const forReset = await mailedResetToken(testServer, learner)
  expect((await choosePassword(learner, forReset)).status).toBe(200)
  expect(await confirm(learner, token)).toEqual(NOT_VALID)
})

test.each(WAYS)(
  '%s ends a requested change of address that no job has answered yet',
  async (_, choosePassword) => {
    const learner = await createLearner(testServer)
    const forReset = await mailedResetToken(testServer, learner)
    const address = newAddress()
    await askForChange(learner, address)
    expect((await choosePassword(learner, forReset)).status).toBe(200)
    expect(await mailsTo(address)).toEqual([])
  },
)

test('stopping a change also ends the next one, which an attacker has already requested', async () => {
  const learner = await createLearner(testServer)
  const { undoToken } = await change(learner)
  const next = newAddress()
  await askForChange(learner, next)
  expect(await stop(learner, undoToken)).toBe(200)
  expect(await mailsTo(next)).toEqual([])
})

test.each(WAYS)('%s ends the link of a job that is running', async (_, choosePassword) => {
  const learner = await createLearner(testServer)
  const { app, user } = learner
  const forReset = await mailedResetToken(testServer, learner)
  await askForChange(learner, newAddress())
  const now = testServer.clock.now()
  const answering = [
    { text: 'DELETE FROM account_request WHERE account_id = $1', values: [user.id] },
    {
      text: `INSERT INTO mailed_link (app_id, purpose, token_hash, account_id, email_address, created_at, expires_at)
       VALUES ($1, 'EMAIL_CHANGE', $2, $3, $4, $5, $6)`,
      values: [app.appId, Buffer.from(user.id), user.id, newAddress(), now, new Date(now.getTime() + 60_000)],
    },
  ]
  expect((await duringChange(testServer, answering, () => choosePassword(learner, forReset))).status).toBe(
    200,
  )
  const { rowCount } = await testServer.adminPool.query(
    `SELECT FROM mailed_link WHERE account_id = $1 AND purpose = 'EMAIL_CHANGE'`,
    [user.id],
  )
  expect(rowCount).toBe(0)
})

test('a session that is ended while it requests a change of address gets none', async () => {
  const learner = await createLearner(testServer)
  const address = newAddress()
  const ending = [{ text: 'DELETE FROM session WHERE user_id = $1', values: [learner.user.id] }]
  const answer = await duringChange(testServer, ending, () => askForChange(learner, address))
  expect(outcome(answer)).toEqual([401, 'authentication-required'])
  expect(await mailsTo(address)).toEqual([])
})

test('a new password through the new address completes the change: the old address is notified and gets no undo link', async () => {
  const learner = await createLearner(testServer)
  const { emailAddress } = learner.user
  const { address, undoToken } = await change(learner)
  expect((await reset(learner, await mailedResetToken(testServer, learner, address))).status).toBe(200)
  expect(await stop(learner, undoToken)).toEqual(NOT_VALID)
  expect(await mailsTo(emailAddress)).toEqual([
    'Deine E-Mail Adresse soll geändert werden',
    'Die Änderung deiner E-Mail Adresse ist abgeschlossen',
  ])
  const answer = await testServer.call(
    login,
    { emailAddress: address, password: NEW_PASSWORD },
    { host: learner.as.host },
  )
  expect(answer.body.user.emailAddress).toBe(address)
})

test('the mail with the undo link says how long it is valid', async () => {
  const learner = await createLearner(testServer)
  await change(learner)
  const [note] = await testServer.mails.to(learner.user.emailAddress)
  for (const text of [note?.html, note?.text])
    expect(text?.replaceAll(/\s+/g, ' ')).toContain(
      'Er endet früher, sobald mit der neuen Adresse ein neues Passwort gewählt wird.',
    )
})

test('a new password through the old address, or in the profile, keeps the undo link', async () => {
  const before = await createLearner(testServer)
  await askForChange(before, newAddress())
  const stopToken = await mailedToken(testServer, before.user.emailAddress)
  await reset(before, await mailedResetToken(testServer, before))
  expect(await stop(before, stopToken)).toBe(200)

  const after = await createLearner(testServer)
  const { undoToken } = await change(after)
  const passwords = { userCurrentPassword: PASSWORD, userNewPassword: NEW_PASSWORD }
  expect((await testServer.call(updateUserPassword, passwords, after.as)).status).toBe(200)
  expect(await stop(after, undoToken)).toBe(200)
  const { emailAddress } = after.user
  const back = await testServer.call(login, { emailAddress, password: NEW_PASSWORD }, { host: after.as.host })
  expect(back.status).toBe(200)
  expect(await testServer.call(getAuthenticatedUser, {}, after.as).then(outcome)).toEqual([
    401,
    'authentication-required',
  ])
})
