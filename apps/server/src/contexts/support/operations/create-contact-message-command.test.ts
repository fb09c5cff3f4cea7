import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { createContactMessage } from '@wohlauf/contract/support/support'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { openSupportDesk } from '../../../testing/people/support-desk.ts'

const { testServer, app, next, from, receivedMails } = await openSupportDesk()
afterAll(testServer.stop)

const newAddress = () => `fremd-${next()}@firma.example`
/** Uses a new network by default. */
const write = (emailAddress: string, message = 'Ich komme nicht hinein.', network?: string) =>
  testServer.call(createContactMessage, { emailAddress, message }, from(network))

const mailsOf = async (emailAddress: string) => {
  const forSupport = await receivedMails()
  return {
    requests: forSupport.filter(({ replyTo }) => replyTo === emailAddress),
    confirmed: await testServer.mails.to(emailAddress),
  }
}

test('sends the text to the support, with the sender as reply address', async () => {
  const emailAddress = newAddress()
  expect(outcome(await write(` ${emailAddress.toUpperCase()} `, 'Zeile eins\nZeile <zwei>'))).toBe(200)
  const { requests } = await mailsOf(emailAddress)
  expect(requests.map(({ subject }) => subject)).toEqual(['Nachricht von der Anmeldeseite'])
  expect(requests[0]?.from.name).toBe(app.title)
  for (const text of [app.title, emailAddress, '> Zeile eins\n> Zeile <zwei>'])
    expect(requests[0]?.text).toContain(text)
})

test('confirms it to the address without the sender’s text, so that nobody can write to others through us', async () => {
  const emailAddress = newAddress()
  await write(emailAddress, 'KAUFT GOLD auf https://gold.example')
  const { confirmed } = await mailsOf(emailAddress)
  expect(confirmed.map(({ subject }) => subject)).toEqual(['Wir haben deine Nachricht erhalten'])
  expect(confirmed[0]?.text).toContain('Du hast uns gar nicht geschrieben?')
  for (const part of [confirmed[0]?.text, confirmed[0]?.html]) {
    expect(part).not.toContain('GOLD')
    expect(part).not.toContain('gold.example')
  }
})

test('answers the same whether or not the address has an account', async () => {
  const { emailAddress } = await testServer.createUser({ app })
  const [known, unknown] = [await write(emailAddress), await write(newAddress())]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const subjects = (await mailsOf(emailAddress)).confirmed.map(({ subject }) => subject)
  expect(subjects).toEqual(['Wir haben deine Nachricht erhalten'])
})

describe('is limited', () => {
  test('to three confirmations an hour for one address, from any network; each message arrives', async () => {
    const emailAddress = newAddress()
    const ask = () => write(emailAddress, `Versuch ${next()}`)
    expect(await callConcurrently(8, ask)).toEqual({ 200: 8 })
    const first = await mailsOf(emailAddress)
    expect([first.requests.length, first.confirmed.length]).toEqual([8, 3])
    testServer.clock.advance(60 * 60_000)
    expect(outcome(await ask())).toBe(200)
    expect((await mailsOf(emailAddress)).confirmed).toHaveLength(4)
  })

  test('without keeping the owner of the address from a new password', async () => {
    const { emailAddress } = await testServer.createUser({ app })
    for (let nth = 1; nth <= 4; nth += 1) await write(emailAddress, `Versuch ${next()}`)
    const reset = await testServer.call(requestPasswordReset, { userEmailAddress: emailAddress })
    expect(outcome(reset)).toBe(200)
    await testServer.runJobs()
    const subjects = (await testServer.mails.to(emailAddress)).map(({ subject }) => subject)
    expect(subjects).toContain('Wähle ein neues Passwort')
  })

  test('to twenty an hour from one network, for any addresses', async () => {
    const network = '203.0.113.77'
    expect(await callConcurrently(25, () => write(newAddress(), 'Hallo', network))).toEqual({
      200: 20,
      429: 5,
    })
    const refusedMessage = await write(newAddress(), 'Hallo', network)
    expect([refusedMessage.status, refusedMessage.headers['retry-after']]).toEqual([429, '3600'])
    expect(outcome(await write(newAddress(), 'Hallo', '203.0.113.78'))).toBe(200)
  })
})

test.each([
  ['no address', '', 'Hallo', { emailAddress: 'Dieses Feld muss gefüllt sein' }],
  ['an invalid address', 'petra', 'Hallo', { emailAddress: 'Die E-Mail-Adresse ist nicht gültig' }],
  [
    'two addresses',
    'a@firma.example,b@firma.example',
    'Hallo',
    { emailAddress: 'Die E-Mail-Adresse ist nicht gültig' },
  ],
  [
    'an address followed by a header',
    'a@firma.example\r\nBcc: b@firma.example',
    'Hallo',
    { emailAddress: 'Die E-Mail-Adresse ist nicht gültig' },
  ],
  ['no message', 'a@firma.example', '  ', { message: 'Dieses Feld muss gefüllt sein' }],
  [
    'too much',
    'a@firma.example',
    'x'.repeat(4001),
    { message: 'Der Wert darf höchstens 4000 Zeichen lang sein' },
  ],
])('refuses %s, and sends nothing', async (_, emailAddress, message, fields) => {
  await testServer.runJobs()
  const before = (await testServer.mails.all()).length
  const { status, refusal } = await write(emailAddress, message)
  expect([status, refusal?.fields]).toEqual([400, fields])
  await testServer.runJobs()
  expect(await testServer.mails.all()).toHaveLength(before)
})
