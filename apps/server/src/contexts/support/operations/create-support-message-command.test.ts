import { createSupportMessage } from '@wohlauf/contract/support/support'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const SUPPORT = 'hilfe@wohlauf.test'
const testServer = await startTestServer({ environment: { SUPPORT_EMAIL: SUPPORT } })
afterAll(testServer.stop)

const ask = (as: object, values: object = {}) =>
  testServer.call(createSupportMessage, { issueType: 'TECHNICAL', message: 'Es klemmt.', ...values }, as)

/** The mails to the support from one address, and the confirmations to that address. */
const receivedMails = async (emailAddress: string) => {
  await testServer.runJobs()
  const forSupport = await testServer.mails.to(SUPPORT)
  return {
    requests: forSupport.filter(({ replyTo }) => replyTo === emailAddress),
    confirmed: await testServer.mails.to(emailAddress),
  }
}

test('sends the support the user’s name, address and question, with a reply address', async () => {
  const { app, user, as } = await createLearner(testServer)
  const message = 'Hallo,\n\ndas <b>Video</b> in Modul 2 & 3\nlädt nicht.'
  expect(outcome(await ask(as, { message }))).toBe(200)
  const { requests } = await receivedMails(user.emailAddress)
  expect(requests).toHaveLength(1)
  const [mail] = requests
  expect(mail?.from).toEqual({ name: app.title, address: 'hallo@app.test' })
  expect(mail?.subject).toBe('Supportanfrage: Technisches Problem')
  for (const text of [app.title, 'Petra Probe', user.emailAddress, '<b>Video</b> in Modul 2 & 3\n'])
    expect(mail?.text).toContain(text)
  expect(mail?.html).toContain('&lt;b&gt;Video&lt;/b&gt;')
})

test.each([
  ['TECHNICAL', 'Technisches Problem'],
  ['CONTENT', 'Frage zum Inhalt'],
] as const)('names %s in German, and nothing about the user in the subject', async (issueType, name) => {
  const { user, as } = await createLearner(testServer)
  await ask(as, { issueType, message: 'Petra Probe fragt' })
  const { requests } = await receivedMails(user.emailAddress)
  expect(requests.map(({ subject }) => subject)).toEqual([`Supportanfrage: ${name}`])
})

test('confirms the receipt, without repeating the text', async () => {
  const { user, as } = await createLearner(testServer)
  await ask(as, { message: 'Mein Blutdruck macht mir Sorgen' })
  const { confirmed } = await receivedMails(user.emailAddress)
  expect(confirmed.map(({ subject }) => subject)).toEqual(['Wir haben deine Nachricht erhalten'])
  expect(confirmed[0]?.text).toMatch(/innerhalb\s+weniger\s+Stunden,\s+spätestens\s+nach\s+48\s+Stunden/)
  for (const part of [confirmed[0]?.text, confirmed[0]?.html]) expect(part).not.toContain('Blutdruck')
})

test('forwards every message of an hour up to the twentieth, but sends few confirmations', async () => {
  const { user, as } = await createLearner(testServer)
  for (let nth = 1; nth <= 20; nth += 1) expect(outcome(await ask(as, { message: `Frage ${nth}` }))).toBe(200)
  const refusedMessage = await ask(as)
  expect(outcome(refusedMessage)).toEqual([429, 'too-many-requests'])
  expect(refusedMessage.headers['retry-after']).toBe('3600')
  const { requests, confirmed } = await receivedMails(user.emailAddress)
  expect([requests.length, confirmed.length]).toEqual([20, 3])

  const neighbour = await createLearner(testServer)
  expect(outcome(await ask(neighbour.as))).toBe(200)
  testServer.clock.advance(60 * 60_000)
  expect(outcome(await ask({ ...as, token: await testServer.signIn(user) }))).toBe(200)
})

describe('refuses', () => {
  test.each([
    ['no message', { message: '' }, { message: 'Dieses Feld muss gefüllt sein' }],
    ['spaces only', { message: ' \n ' }, { message: 'Dieses Feld muss gefüllt sein' }],
    [
      'too much',
      { message: 'x'.repeat(4001) },
      { message: 'Der Wert darf höchstens 4000 Zeichen lang sein' },
    ],
    ['another kind of issue', { issueType: 'OTHER' }, { issueType: 'Der Wert ist nicht gültig' }],
  ])('%s, and sends nothing', async (_, values, fields) => {
    const { user, as } = await createLearner(testServer)
    const { status, refusal } = await ask(as, values)
    expect([status, refusal?.fields]).toEqual([400, fields])
    expect(await receivedMails(user.emailAddress)).toEqual({ requests: [], confirmed: [] })
  })
})

test('accepts 4000 characters', async () => {
  const { as } = await createLearner(testServer)
  expect(outcome(await ask(as, { message: 'ä'.repeat(4000) }))).toBe(200)
})
