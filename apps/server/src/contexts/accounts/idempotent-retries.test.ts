import {
  confirmEmailAddressChange,
  requestEmailAddressChange,
  stopEmailAddressChange,
} from '@wohlauf/contract/accounts/email-address'
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { endAllOwnSessions, endOwnSession, getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import {
  createContactMessage,
  createSupportMessage,
  reportBarrier,
  requestCompanyAccess,
} from '@wohlauf/contract/support/support'
import { afterAll, expect, test } from 'vitest'
import { inTenant } from '../../platform/database/transaction.ts'
import { mailedToken } from '../../testing/mail/mailed-token.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { mailedResetToken, resetPassword } from '../../testing/people/new-password.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { storeAccountRequest } from '../mailed-links/account-requests.ts'

const SUPPORT = 'hilfe@wohlauf.test'
const testServer = await startTestServer({ environment: { SUPPORT_EMAIL: SUPPORT } })
afterAll(testServer.stop)

type Send = () => Promise<{ status: number }>
/**
 * The request, the allowed answers of the second one, the recipient whose mails are compared, and the counted
 * rows.
 */
type Case = {
  send: Send
  second: number[]
  mails?: Record<string, string[]>
  rows?: [sql: string, values: unknown[], count: number]
}

let count = 0
const newAddress = () => {
  count += 1
  return `zweimal-${count}@firma.example`
}
const begunRegistration = async () => {
  const app = await testServer.createApp()
  const emailAddress = newAddress()
  const { slug } = await testServer.createSponsor(app)
  const at = { host: app.host }
  const register = () =>
    testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug: slug }, at)
  return { app, at, emailAddress, register }
}
const begunChange = async () => {
  const learner = await createLearner(testServer)
  const userEmailAddress = newAddress()
  const request = () => testServer.call(requestEmailAddressChange, { userEmailAddress }, learner.as)
  return { ...learner, userEmailAddress, request, at: { host: learner.app.host } }
}
const subjectsTo = async (address: string) => {
  await testServer.runJobs()
  return (await testServer.mails.to(address)).map(({ subject }) => subject)
}
const person = { firstName: 'Nele', lastName: 'Neu', password: 'ein-ganz-neues-wort' }
const ACCOUNTS = 'SELECT FROM app_user WHERE email_address = $1'
const LINKS = 'SELECT FROM mailed_link WHERE account_id = $1 AND purpose = $2'
const SESSIONS = 'SELECT FROM session WHERE user_id = $1'

const cases: Record<string, () => Promise<Case>> = {
  'a registration by a sponsor link': async () => {
    const { app, emailAddress, register } = await begunRegistration()
    return {
      send: register,
      second: [200],
      mails: { [emailAddress]: [`Dein Zugang zu ${app.title}`] },
      rows: ['SELECT FROM seat WHERE email_address = $1', [emailAddress], 1],
    }
  },
  'the completion of a registration': async () => {
    const { app, at, emailAddress, register } = await begunRegistration()
    await register()
    const confirmationToken = await mailedToken(testServer, emailAddress)
    return {
      send: () => testServer.call(confirmUserRegistration, { ...person, confirmationToken }, at),
      second: [404],
      mails: { [emailAddress]: [`Dein Zugang zu ${app.title}`, 'Dein Konto ist angelegt'] },
      rows: [ACCOUNTS, [emailAddress], 1],
    }
  },
  'a request for a new password': async () => {
    const { user, as } = await createLearner(testServer)
    const input = { userEmailAddress: user.emailAddress }
    return {
      send: () => testServer.call(requestPasswordReset, input, { host: as.host }),
      second: [200],
      mails: { [user.emailAddress]: ['Wähle ein neues Passwort'] },
      rows: [LINKS, [user.id, 'PASSWORD_RESET'], 1],
    }
  },
  'choosing a new password': async () => {
    const learner = await createLearner(testServer)
    const { user } = learner
    const confirmationToken = await mailedResetToken(testServer, learner)
    return {
      send: () => resetPassword(testServer, learner, confirmationToken),
      second: [404],
      mails: { [user.emailAddress]: ['Wähle ein neues Passwort', 'Dein Passwort wurde geändert'] },
      rows: [SESSIONS, [user.id], 0],
    }
  },
  'a request for another address': async () => {
    const { user, userEmailAddress, request } = await begunChange()
    return {
      send: request,
      second: [200],
      mails: {
        [userEmailAddress]: ['Bestätige deine neue E-Mail Adresse'],
        [user.emailAddress]: ['Deine E-Mail Adresse soll geändert werden'],
      },
      rows: [LINKS, [user.id, 'EMAIL_CHANGE'], 1],
    }
  },
  'the confirmation of another address': async () => {
    const { userEmailAddress, request, at } = await begunChange()
    await request()
    const confirmationToken = await mailedToken(testServer, userEmailAddress)
    return {
      send: () => testServer.call(confirmEmailAddressChange, { confirmationToken }, at),
      second: [200],
      rows: [ACCOUNTS, [userEmailAddress], 1],
    }
  },
  'the stop of a change of address': async () => {
    const { user, userEmailAddress, request, at } = await begunChange()
    await request()
    const confirmationToken = await mailedToken(testServer, userEmailAddress)
    await testServer.call(confirmEmailAddressChange, { confirmationToken }, at)
    const stopToken = await mailedToken(testServer, user.emailAddress)
    return {
      send: () => testServer.call(stopEmailAddressChange, { confirmationToken: stopToken }, at),
      second: [200],
      rows: [ACCOUNTS, [user.emailAddress], 1],
    }
  },
  'a request for one’s data': async () => {
    const { user, as } = await createLearner(testServer)
    return {
      send: () => testServer.call(requestDataExport, {}, as),
      second: [200],
      mails: { [user.emailAddress]: ['Deine Daten sind bereit'] },
      rows: ['SELECT FROM data_export WHERE user_id = $1', [user.id], 1],
    }
  },
  'a withdrawal of consent': async () => {
    const { user, as } = await createLearner(testServer)
    return {
      send: () => testServer.call(withdrawHealthConsent, {}, as),
      second: [200],
      rows: ['SELECT FROM app_user WHERE id = $1 AND health_consent_version IS NULL', [user.id], 1],
    }
  },
  'a message to the support': async () => {
    const { user, as } = await createLearner(testServer)
    const message = `Es klemmt bei ${user.emailAddress}.`
    return {
      send: () => testServer.call(createSupportMessage, { issueType: 'TECHNICAL', message }, as),
      second: [200],
      mails: { [user.emailAddress]: ['Wir haben deine Nachricht erhalten'] },
      rows: ["SELECT FROM mail WHERE kind = 'support-message' AND reply_to = $1", [user.emailAddress], 1],
    }
  },
  'a message from the login page': async () => {
    const { host } = await testServer.createApp()
    const emailAddress = newAddress()
    return {
      send: () =>
        testServer.call(createContactMessage, { emailAddress, message: 'Ich komme nicht hinein.' }, { host }),
      second: [200],
      mails: { [emailAddress]: ['Wir haben deine Nachricht erhalten'] },
      rows: ["SELECT FROM mail WHERE kind = 'contact-message' AND reply_to = $1", [emailAddress], 1],
    }
  },
  'a report of a barrier': async () => {
    const { host } = await testServer.createApp()
    const emailAddress = newAddress()
    const input = { barrier: 'Die Uhrzeit wird nicht vorgelesen.', place: 'Tagebuch', emailAddress }
    return {
      send: () => testServer.call(reportBarrier, input, { host }),
      second: [200],
      mails: { [emailAddress]: ['Wir haben deine Nachricht erhalten'] },
      rows: ["SELECT FROM mail WHERE kind = 'barrier-report' AND reply_to = $1", [emailAddress], 1],
    }
  },
  'a company’s request': async () => {
    const { host } = await testServer.createApp()
    const emailAddress = newAddress()
    const input = { companyName: 'Muster', fullName: 'Sven Sommer', emailAddress, phoneNumber: '089 123456' }
    return {
      send: () => testServer.call(requestCompanyAccess, input, { host }),
      second: [200],
      mails: { [emailAddress]: ['Wir haben deine Anfrage erhalten'] },
      rows: ["SELECT FROM mail WHERE kind = 'company-access-request' AND reply_to = $1", [emailAddress], 1],
    }
  },
  'the end of a session': async () => {
    const { user, as } = await createLearner(testServer)
    await testServer.signIn(user)
    const { body } = await testServer.call(getOwnSessions, {}, as)
    const sessionId = body.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
    return {
      send: () => testServer.call(endOwnSession, { sessionId }, as),
      second: [404],
      rows: [SESSIONS, [user.id], 1],
    }
  },
  'the end of all sessions': async () => {
    const { user, as } = await createLearner(testServer)
    await testServer.signIn(user)
    return {
      send: () => testServer.call(endAllOwnSessions, {}, as),
      second: [200, 401],
      rows: [SESSIONS, [user.id], 0],
    }
  },
}

test.each(Object.entries(cases))('%s is idempotent for concurrent requests', async (_, prepare) => {
  const { send, second, mails = {}, rows } = await prepare()
  const answers = await Promise.all([send(), send()])
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses[0]).toBe(200)
  expect(second).toContain(statuses[1])
  if (rows) {
    const [sql, values, expectedCount] = rows
    // A request whose job has not run yet has its rows afterwards.
    if (sql === LINKS || sql.includes('data_export')) await testServer.runJobs()
    expect((await testServer.adminPool.query(sql, values)).rowCount).toBe(expectedCount)
  }
  for (const [address, subjects] of Object.entries(mails)) expect(await subjectsTo(address)).toEqual(subjects)
})

test('a request made before its answer was mailed counts as answered, however late its job runs', async () => {
  const learner = await createLearner(testServer)
  const { app, user, as } = learner
  const madeAt = testServer.clock.now()
  await testServer.call(requestPasswordReset, { userEmailAddress: user.emailAddress }, { host: as.host })
  testServer.clock.advance(1)
  const confirmationToken = await mailedToken(testServer, user.emailAddress)
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    storeAccountRequest(tx, { kind: 'PASSWORD_RESET', emailAddress: user.emailAddress }, madeAt),
  )
  expect(await subjectsTo(user.emailAddress)).toEqual(['Wähle ein neues Passwort'])
  expect((await resetPassword(testServer, learner, confirmationToken)).status).toBe(200)
})
