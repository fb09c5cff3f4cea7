import { reportBarrier } from '@wohlauf/contract/support/support'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { openSupportDesk } from '../../../testing/people/support-desk.ts'

const { testServer, app, next, from, receivedMails } = await openSupportDesk()
afterAll(testServer.stop)

const newAddress = () => `meldung-${next()}@firma.example`
/** Uses a new network by default. */
const report = (values: object = {}, network?: string) =>
  testServer.call(
    reportBarrier,
    { barrier: 'Die Uhrzeit wird nicht vorgelesen.', place: 'Tagebuch', emailAddress: '', ...values },
    from(network),
  )

const mailsAbout = async (barrier: string) =>
  (await receivedMails()).filter(({ text }) => text.includes(barrier))

test('sends the support what is in the way and where, with a subject of its own, and confirms it', async () => {
  const emailAddress = newAddress()
  const barrier = 'Der Knopf <Weiter> & das Video\nhaben keinen Namen.'
  expect(
    outcome(await report({ barrier, place: 'Modul 1', emailAddress: ` ${emailAddress.toUpperCase()} ` })),
  ).toBe(200)
  const [mail, ...more] = await mailsAbout('Der Knopf <Weiter>')
  expect([more, mail?.subject, mail?.replyTo]).toEqual([[], 'Eine Barriere wurde gemeldet', emailAddress])
  for (const text of [app.title, 'Wo: Modul 1', emailAddress, '> haben keinen Namen.'])
    expect(mail?.text).toContain(text)
  const confirmations = await testServer.mails.to(emailAddress)
  expect(confirmations.map(({ subject }) => subject)).toEqual(['Wir haben deine Nachricht erhalten'])
  expect(confirmations[0]?.text).not.toContain('Weiter')
})

test('needs no address: the support learns that no answer is expected', async () => {
  const barrier = `Ohne Adresse ${next()}`
  expect(outcome(await report({ barrier }))).toBe(200)
  const [mail] = await mailsAbout(barrier)
  expect(mail?.replyTo).toBeNull()
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('keine E-Mail Adresse angegeben')
})

test('a second press makes one mail, another barrier a second one', async () => {
  const barrier = `Doppelt gedrückt ${next()}`
  for (const _ of [1, 2]) expect(outcome(await report({ barrier }))).toBe(200)
  expect(await mailsAbout(barrier)).toHaveLength(1)
  await report({ barrier, place: 'Auch im Rezept' })
  expect(await mailsAbout(barrier)).toHaveLength(2)
})

describe('is limited', () => {
  test('to twenty an hour from one network', async () => {
    const network = '203.0.113.77'
    expect(await callConcurrently(23, () => report({ barrier: `Viel ${next()}` }, network))).toEqual({
      200: 20,
      429: 3,
    })
    const refused = await report({ barrier: `Viel ${next()}` }, network)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  })

  test('to three confirmations an hour for one address; each report arrives', async () => {
    const emailAddress = newAddress()
    const barrier = `Fünfmal ${next()}`
    for (const nth of [1, 2, 3, 4, 5]) await report({ barrier, place: `Seite ${nth}`, emailAddress })
    expect(await mailsAbout(barrier)).toHaveLength(5)
    expect(await testServer.mails.to(emailAddress)).toHaveLength(3)
  })
})

const REQUIRED = 'Dieses Feld muss gefüllt sein'

test.each([
  ['no barrier', { barrier: ' ' }, { barrier: REQUIRED }],
  [
    'too long a barrier',
    { barrier: 'x'.repeat(4001) },
    { barrier: 'Der Wert darf höchstens 4000 Zeichen lang sein' },
  ],
  ['no place', { place: '' }, { place: REQUIRED }],
  [
    'too long a place',
    { place: 'x'.repeat(256) },
    { place: 'Der Wert darf höchstens 255 Zeichen lang sein' },
  ],
  ['an invalid address', { emailAddress: 'petra' }, { emailAddress: 'Die E-Mail-Adresse ist nicht gültig' }],
  [
    'an address followed by a header',
    { emailAddress: 'a@firma.example\r\nBcc: b@firma.example' },
    { emailAddress: 'Die E-Mail-Adresse ist nicht gültig' },
  ],
])('refuses %s, and sends nothing', async (_, values, fields) => {
  await testServer.runJobs()
  const before = (await testServer.mails.all()).length
  const { status, refusal } = await report(values)
  expect([status, refusal?.fields]).toEqual([400, fields])
  await testServer.runJobs()
  expect(await testServer.mails.all()).toHaveLength(before)
})
