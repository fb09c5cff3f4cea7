import {
  confirmEmailAddressChange,
  requestEmailAddressChange,
  stopEmailAddressChange,
} from '@wohlauf/contract/accounts/email-address'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { mailedToken } from '../../testing/mail/mailed-token.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()

const addressOf = async (token: string) =>
  (await testServer.call(getAuthenticatedUser, {}, { token })).body.user.emailAddress

test('a new address takes effect when its own link is followed, which may happen twice', async () => {
  const user = await testServer.createUser({ app })
  const token = await testServer.signIn(user)
  const userEmailAddress = 'neue.adresse@firma.example'
  expect((await testServer.call(requestEmailAddressChange, { userEmailAddress }, { token })).status).toBe(200)
  const confirmationToken = await mailedToken(testServer, userEmailAddress)
  expect(await addressOf(token)).toBe(user.emailAddress)
  for (const _ of ['a person', 'a scanner'])
    expect((await testServer.call(confirmEmailAddressChange, { confirmationToken }, {})).status).toBe(200)
  expect(await addressOf(token)).toBe(userEmailAddress)
  const { status } = await testServer.call(login, { emailAddress: userEmailAddress, password: user.password })
  expect(status).toBe(200)
})

test('a new address, which may be a stranger’s, gets no name before it is confirmed', async () => {
  const user = await testServer.createUser({ app, firstName: 'Zacharias' })
  const token = await testServer.signIn(user)
  const userEmailAddress = 'vertippt@anderswo.example'
  await testServer.call(requestEmailAddressChange, { userEmailAddress }, { token })
  await testServer.runJobs()
  const [toOld] = await testServer.mails.to(user.emailAddress)
  const [toNew] = await testServer.mails.to(userEmailAddress)
  expect(toOld?.text).toMatch(/^Hallo Zacharias,$/m)
  expect(toOld?.subject).not.toContain('Zacharias')
  expect(toNew?.text).toMatch(/^Hallo,$/m)
  expect(JSON.stringify(toNew)).not.toContain('Zacharias')
})

test('the old address undoes a change that was confirmed already, and all sessions end', async () => {
  const user = await testServer.createUser({ app })
  const token = await testServer.signIn(user)
  const userEmailAddress = 'fremde.adresse@firma.example'
  await testServer.call(requestEmailAddressChange, { userEmailAddress }, { token })
  const confirmationToken = await mailedToken(testServer, userEmailAddress)
  await testServer.call(confirmEmailAddressChange, { confirmationToken }, {})
  const stopToken = await mailedToken(testServer, user.emailAddress)
  const stop = await testServer.call(stopEmailAddressChange, { confirmationToken: stopToken }, {})
  expect(stop.status).toBe(200)
  expect((await testServer.call(getAuthenticatedUser, {}, { token })).status).toBe(401)
  const { emailAddress, password } = user
  expect((await testServer.call(login, { emailAddress, password })).status).toBe(200)
  const lateAnswer = await testServer.call(confirmEmailAddressChange, { confirmationToken }, {})
  expect([lateAnswer.status, lateAnswer.refusal?.identifier]).toEqual([404, 'link-not-valid'])
})

test('an attacker who changes a stolen account’s address repeatedly neither ends its owner’s undo link nor keeps one', async () => {
  const user = await testServer.createUser({ app })
  const token = await testServer.signIn(user)
  for (const userEmailAddress of ['dieb.eins@anderswo.example', 'dieb.zwei@anderswo.example']) {
    await testServer.call(requestEmailAddressChange, { userEmailAddress }, { token })
    const confirmationToken = await mailedToken(testServer, userEmailAddress)
    expect((await testServer.call(confirmEmailAddressChange, { confirmationToken }, {})).status).toBe(200)
    testServer.clock.advance(60_000)
  }
  const [owners, thiefs] = [
    await mailedToken(testServer, user.emailAddress),
    await mailedToken(testServer, 'dieb.eins@anderswo.example'),
  ]
  expect((await testServer.call(stopEmailAddressChange, { confirmationToken: owners }, {})).status).toBe(200)
  const back = await testServer.call(stopEmailAddressChange, { confirmationToken: thiefs }, {})
  expect(back.refusal?.identifier).toBe('link-not-valid')
  const { emailAddress, password } = user
  expect((await testServer.call(login, { emailAddress, password })).status).toBe(200)
})

test('another user’s address gets the same answer; its owner gets a mail, and nothing changes', async () => {
  const [user, owner] = [await testServer.createUser({ app }), await testServer.createUser({ app })]
  const token = await testServer.signIn(user)
  const input = { userEmailAddress: owner.emailAddress }
  const answer = await testServer.call(requestEmailAddressChange, input, { token })
  expect([answer.status, answer.body]).toEqual([200, {}])
  await testServer.runJobs()
  expect((await testServer.mails.to(owner.emailAddress)).map(({ subject }) => subject)).toEqual([
    'Du hast bereits ein Konto',
  ])
  expect((await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject)).toEqual([
    'Deine E-Mail Adresse soll geändert werden',
  ])
  expect(await addressOf(token)).toBe(user.emailAddress)
})

test('the current address is not accepted as a new one', async () => {
  const user = await testServer.createUser({ app })
  const input = { userEmailAddress: user.emailAddress.toUpperCase() }
  const answer = await testServer.call(requestEmailAddressChange, input, {
    token: await testServer.signIn(user),
  })
  expect([answer.status, answer.refusal?.identifier]).toEqual([400, 'email-address-unchanged'])
})

test('a link of one kind does not work for another', async () => {
  const user = await testServer.createUser({ app })
  const input = { userEmailAddress: 'noch.eine@firma.example' }
  await testServer.call(requestEmailAddressChange, input, { token: await testServer.signIn(user) })
  const confirmationToken = await mailedToken(testServer, input.userEmailAddress)
  const wrong = await testServer.call(stopEmailAddressChange, { confirmationToken }, {})
  expect(wrong.refusal?.identifier).toBe('link-not-valid')
})
