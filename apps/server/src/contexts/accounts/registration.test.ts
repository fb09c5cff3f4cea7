import {
  confirmPasswordReset,
  getPasswordResetRequest,
  requestPasswordReset,
} from '@wohlauf/contract/accounts/passwords'
import { confirmUserRegistration, getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { login } from '@wohlauf/contract/authentication/authentication'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { afterAll, expect, test } from 'vitest'
import { mailedToken } from '../../testing/mail/mailed-token.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const NEW_PASSWORD = 'ein-ganz-neues-wort'

const person = { firstName: 'Nele', lastName: 'Neu', password: NEW_PASSWORD }

test('a registration by a sponsor link sends a mail, is completed once and logs in', async () => {
  const app = await testServer.createApp()
  const emailAddress = 'nele@firma.example'
  const sponsorName = 'Musterwerke AG'
  const { slug: registrationLinkSlug } = await testServer.createSponsor(app, { name: sponsorName })
  const at = { host: app.host }
  expect(
    (await testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug }, at)).status,
  ).toBe(200)
  const confirmationToken = await mailedToken(testServer, emailAddress)
  const pending = await testServer.call(getUserRegistrationRequest, { confirmationToken }, at)
  expect(pending.body).toEqual({ emailAddress, hasAgreed: false, isStaff: false, sponsorName })
  const done = await testServer.call(confirmUserRegistration, { ...person, confirmationToken }, at)
  expect(done.body.user.emailAddress).toBe(emailAddress)
  expect(done.headers['auth-token']).toMatch(/^[\w-]{43}$/)
  const again = await testServer.call(confirmUserRegistration, { ...person, confirmationToken }, at)
  expect([again.status, again.refusal?.identifier]).toEqual([404, 'link-not-valid'])
})

test('the address gets a mail when its account is created, and none otherwise', async () => {
  const app = await testServer.createApp()
  const emailAddress = 'paul@firma.example'
  const { slug: registrationLinkSlug } = await testServer.createSponsor(app)
  const at = { host: app.host }
  const newest = async () => {
    await testServer.runJobs()
    return (await testServer.mails.to(emailAddress)).at(-1)
  }
  await testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug }, at)
  const confirmationToken = await mailedToken(testServer, emailAddress)
  const complete = (password: string) =>
    testServer.call(confirmUserRegistration, { ...person, password, confirmationToken }, at)
  expect((await complete('password1')).refusal?.identifier).toBe('password-too-easy')
  expect((await newest())?.subject).toBe(`Dein Zugang zu ${app.title}`)
  await complete(NEW_PASSWORD)
  const mail = await newest()
  expect(mail?.subject).toBe('Dein Konto ist angelegt')
  expect(mail?.links).toContain(`http://${app.host}/login`)
  expect(mail?.text).not.toContain(confirmationToken)
})

test('an address with an account takes no seat, and is notified only by mail', async () => {
  const app = await testServer.createApp()
  const { emailAddress } = await testServer.createUser({ app })
  const { slug: registrationLinkSlug } = await testServer.createSponsor(app)
  const answer = await testServer.call(
    registerUserForSponsor,
    { emailAddress, registrationLinkSlug },
    { host: app.host },
  )
  expect([answer.status, answer.body]).toEqual([200, {}])
  await testServer.runJobs()
  expect((await testServer.mails.to(emailAddress)).map(({ subject }) => subject)).toEqual([
    'Du hast bereits ein Konto',
  ])
  const { rows } = await testServer.adminPool.query('SELECT FROM seat WHERE email_address = $1', [
    emailAddress,
  ])
  expect(rows).toHaveLength(0)
})

test('a forgotten password is replaced by a mailed link, once, and every session ends', async () => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const at = { host: app.host }
  const { emailAddress } = user
  expect((await testServer.call(requestPasswordReset, { userEmailAddress: emailAddress }, at)).status).toBe(
    200,
  )
  const confirmationToken = await mailedToken(testServer, emailAddress)
  const input = { confirmationToken, userPassword: NEW_PASSWORD }
  const easy = await testServer.call(confirmPasswordReset, { ...input, userPassword: 'password1' }, at)
  expect(easy.refusal?.identifier).toBe('password-too-easy')
  expect((await testServer.call(confirmPasswordReset, input, at)).status).toBe(200)
  expect((await testServer.call(login, { emailAddress, password: user.password }, at)).status).toBe(400)
  expect((await testServer.call(login, { emailAddress, password: NEW_PASSWORD }, at)).status).toBe(200)
  expect((await testServer.call(confirmPasswordReset, input, at)).refusal?.identifier).toBe('link-not-valid')
})

test.each([
  ['ROLE_USER', false],
  ['ROLE_APP_MANAGER', true],
] as const)('the link of %s says whether a longer password is required: %s', async (role, isStaff) => {
  const app = await testServer.createApp()
  const { emailAddress } = await testServer.createUser({ app, role })
  const at = { host: app.host }
  await testServer.call(requestPasswordReset, { userEmailAddress: emailAddress }, at)
  const confirmationToken = await mailedToken(testServer, emailAddress)
  const resetRequest = await testServer.call(getPasswordResetRequest, { confirmationToken }, at)
  expect(resetRequest.body).toEqual({ isStaff })
  const input = { confirmationToken, userPassword: 'elf-zeichen' }
  expect((await testServer.call(confirmPasswordReset, input, at)).status).toBe(isStaff ? 400 : 200)
})

test('a user blocked by failed logins can log in immediately with the new password', async () => {
  const app = await testServer.createApp()
  const { emailAddress } = await testServer.createUser({ app })
  const at = { host: app.host }
  for (let time = 1; time <= 6; time += 1)
    await testServer.call(login, { emailAddress, password: 'falsch' }, at)
  expect((await testServer.call(login, { emailAddress, password: 'falsch' }, at)).status).toBe(429)
  await testServer.call(requestPasswordReset, { userEmailAddress: emailAddress }, at)
  const confirmationToken = await mailedToken(testServer, emailAddress)
  await testServer.call(confirmPasswordReset, { confirmationToken, userPassword: NEW_PASSWORD }, at)
  expect((await testServer.call(login, { emailAddress, password: NEW_PASSWORD }, at)).status).toBe(200)
})

test('an unknown address gets the same answer, and no mail', async () => {
  const app = await testServer.createApp()
  const userEmailAddress = 'niemand@firma.example'
  const answer = await testServer.call(requestPasswordReset, { userEmailAddress }, { host: app.host })
  expect([answer.status, answer.body]).toEqual([200, {}])
  await testServer.runJobs()
  expect(await testServer.mails.to(userEmailAddress)).toEqual([])
})

test('a link is valid for an hour', async () => {
  const app = await testServer.createApp()
  const { emailAddress } = await testServer.createUser({ app })
  await testServer.call(requestPasswordReset, { userEmailAddress: emailAddress }, { host: app.host })
  const confirmationToken = await mailedToken(testServer, emailAddress)
  testServer.clock.advance(60 * 60 * 1000)
  const lateAnswer = await testServer.call(
    confirmPasswordReset,
    { confirmationToken, userPassword: NEW_PASSWORD },
    { host: app.host },
  )
  expect([lateAnswer.status, lateAnswer.refusal?.identifier]).toEqual([404, 'link-not-valid'])
})
