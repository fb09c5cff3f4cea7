import { requestCompanyAccess } from '@wohlauf/contract/support/support'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { openSupportDesk } from '../../../testing/people/support-desk.ts'

const { testServer, app, next, from, receivedMails } = await openSupportDesk()
afterAll(testServer.stop)

const REQUEST = {
  companyName: 'Musterwerke AG',
  fullName: 'Sven Sommer',
  phoneNumber: '+49 (0)89 / 12-34.56',
}
const newAddress = () => `personal-${next()}@firma.example`
const ask = (options: object, network?: string) =>
  testServer.call(
    requestCompanyAccess,
    { ...REQUEST, emailAddress: 'x@firma.example', ...options },
    from(network),
  )

test('sends the support the company’s request, and the address a confirmation that repeats nothing', async () => {
  const emailAddress = newAddress()
  expect(outcome(await ask({ emailAddress }))).toBe(200)
  const [request, ...more] = await receivedMails()
  expect([more, request?.replyTo]).toEqual([[], emailAddress])
  expect(request?.subject).toBe('Ein Unternehmen möchte einen Zugang')
  for (const text of [app.title, emailAddress, ...Object.values(REQUEST)])
    expect(request?.text).toContain(text)

  const confirmations = await testServer.mails.to(emailAddress)
  expect(confirmations.map(({ subject }) => subject)).toEqual(['Wir haben deine Anfrage erhalten'])
  for (const value of Object.values(REQUEST)) expect(confirmations[0]?.html).not.toContain(value)
})

test('is limited to twenty an hour from one network, and confirmed three times an hour to one address', async () => {
  const emailAddress = newAddress()
  for (let nth = 1; nth <= 5; nth += 1)
    expect(outcome(await ask({ emailAddress, fullName: `Petra Probe ${nth}` }))).toBe(200)
  const requests = (await receivedMails()).filter(({ replyTo }) => replyTo === emailAddress)
  expect([requests.length, (await testServer.mails.to(emailAddress)).length]).toEqual([5, 3])
  const ofNetwork = () => ask({ emailAddress: newAddress() }, '203.0.113.5')
  expect(await callConcurrently(23, ofNetwork)).toEqual({ 200: 20, 429: 3 })
  expect((await ofNetwork()).headers['retry-after']).toBe('3600')
})

const REQUIRED = 'Dieses Feld muss gefüllt sein'
const TOO_LONG = 'Der Wert darf höchstens 255 Zeichen lang sein'
const NO_PHONE = 'Dies ist keine gültige Telefonnummer'

test.each([
  ['no company', { companyName: ' ' }, { companyName: REQUIRED }],
  ['a company of 256 characters', { companyName: 'x'.repeat(256) }, { companyName: TOO_LONG }],
  ['nobody’s name', { fullName: '' }, { fullName: REQUIRED }],
  ['a name of 256 characters', { fullName: 'x'.repeat(256) }, { fullName: TOO_LONG }],
  ['no address', { emailAddress: '' }, { emailAddress: REQUIRED }],
  ['no phone number', { phoneNumber: '' }, { phoneNumber: REQUIRED }],
  ['words instead of a phone number', { phoneNumber: 'ruf mich an' }, { phoneNumber: NO_PHONE }],
  ['five digits', { phoneNumber: '12345' }, { phoneNumber: NO_PHONE }],
  ['digits of another script', { phoneNumber: '٠١٢٣٤٥٦' }, { phoneNumber: NO_PHONE }],
])('refuses %s, and sends nothing', async (_, options, fields) => {
  await testServer.runJobs()
  const before = (await testServer.mails.all()).length
  const { status, refusal } = await ask(options)
  expect([status, refusal?.fields]).toEqual([400, fields])
  await testServer.runJobs()
  expect(await testServer.mails.all()).toHaveLength(before)
})
