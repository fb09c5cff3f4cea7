import { login } from '@wohlauf/contract/authentication'
import {
  confirmPasswordReset,
  confirmUserRegistration,
  getUserRegistrationRequest,
  registerUserForSponsor,
  requestPasswordReset,
} from '@wohlauf/contract/user-management'
import { afterAll, expect, test } from 'vitest'
import { mailedToken } from '../../testing/mailed-token.ts'
import { startTestServer } from '../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)
const NEW_PASSWORD = 'ein-ganz-neues-wort'

const person = { firstName: 'Nele', lastName: 'Neu', password: NEW_PASSWORD }

test('who registers by a sponsor link gets a mail, completes it once and is logged in', async () => {
  const app = await house.createApp()
  const emailAddress = 'nele@firma.example'
  const { slug: registrationLinkSlug } = await house.createSponsor(app)
  const at = { host: app.host }
  expect((await house.call(registerUserForSponsor, { emailAddress, registrationLinkSlug }, at)).status).toBe(
    200,
  )
  const confirmationToken = await mailedToken(house, emailAddress)
  const pending = await house.call(getUserRegistrationRequest, { confirmationToken }, at)
  expect(pending.body).toEqual({ emailAddress, hasAgreed: false })
  const done = await house.call(confirmUserRegistration, { ...person, confirmationToken }, at)
  expect(done.body.user.emailAddress).toBe(emailAddress)
  expect(done.headers['auth-token']).toMatch(/^[\w-]{43}$/)
  const again = await house.call(confirmUserRegistration, { ...person, confirmationToken }, at)
  expect([again.status, again.refusal?.identifier]).toEqual([404, 'link-not-valid'])
})

test('an address that has an account takes no seat, and only its mail says so', async () => {
  const app = await house.createApp()
  const { emailAddress } = await house.createUser({ app })
  const { slug: registrationLinkSlug } = await house.createSponsor(app)
  const answer = await house.call(
    registerUserForSponsor,
    { emailAddress, registrationLinkSlug },
    { host: app.host },
  )
  expect([answer.status, answer.body]).toEqual([200, {}])
  await house.runJobs()
  expect((await house.mails.to(emailAddress)).map(({ subject }) => subject)).toEqual([
    'Du hast bereits ein Konto',
  ])
  const { rows } = await house.adminPool.query('SELECT FROM seat WHERE email_address = $1', [emailAddress])
  expect(rows).toHaveLength(0)
})

test('a forgotten password is chosen anew by a mailed link, once, and ends every session', async () => {
  const app = await house.createApp()
  const user = await house.createUser({ app })
  const at = { host: app.host }
  const { emailAddress } = user
  expect((await house.call(requestPasswordReset, { userEmailAddress: emailAddress }, at)).status).toBe(200)
  const confirmationToken = await mailedToken(house, emailAddress)
  const input = { confirmationToken, userPassword: NEW_PASSWORD }
  const easy = await house.call(confirmPasswordReset, { ...input, userPassword: 'password1' }, at)
  expect(easy.refusal?.identifier).toBe('password-too-easy')
  expect((await house.call(confirmPasswordReset, input, at)).status).toBe(200)
  expect((await house.call(login, { emailAddress, password: user.password }, at)).status).toBe(400)
  expect((await house.call(login, { emailAddress, password: NEW_PASSWORD }, at)).status).toBe(200)
  expect((await house.call(confirmPasswordReset, input, at)).refusal?.identifier).toBe('link-not-valid')
})

test('who was told to wait for failed logins gets in at once with the new password', async () => {
  const app = await house.createApp()
  const { emailAddress } = await house.createUser({ app })
  const at = { host: app.host }
  for (let time = 1; time <= 6; time += 1) await house.call(login, { emailAddress, password: 'falsch' }, at)
  expect((await house.call(login, { emailAddress, password: 'falsch' }, at)).status).toBe(429)
  await house.call(requestPasswordReset, { userEmailAddress: emailAddress }, at)
  const confirmationToken = await mailedToken(house, emailAddress)
  await house.call(confirmPasswordReset, { confirmationToken, userPassword: NEW_PASSWORD }, at)
  expect((await house.call(login, { emailAddress, password: NEW_PASSWORD }, at)).status).toBe(200)
})

test('an address nobody has is answered alike, and gets no mail', async () => {
  const app = await house.createApp()
  const userEmailAddress = 'niemand@firma.example'
  const answer = await house.call(requestPasswordReset, { userEmailAddress }, { host: app.host })
  expect([answer.status, answer.body]).toEqual([200, {}])
  await house.runJobs()
  expect(await house.mails.to(userEmailAddress)).toEqual([])
})

test('a link lives an hour', async () => {
  const app = await house.createApp()
  const { emailAddress } = await house.createUser({ app })
  await house.call(requestPasswordReset, { userEmailAddress: emailAddress }, { host: app.host })
  const confirmationToken = await mailedToken(house, emailAddress)
  house.clock.advance(60 * 60 * 1000)
  const late = await house.call(
    confirmPasswordReset,
    { confirmationToken, userPassword: NEW_PASSWORD },
    { host: app.host },
  )
  expect([late.status, late.refusal?.identifier]).toEqual([404, 'link-not-valid'])
})
