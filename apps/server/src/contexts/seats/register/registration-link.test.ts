import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { isSponsorSlugValid, registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import {
  deleteRegistrationLinkAsManager,
  generateRegistrationLinkAsManager,
  refreshRegistrationLinkAsManager,
  updateRulesOfRegistrationLinkAsManager,
} from '@wohlauf/contract/seats/registration-links'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import { PASSWORD, type TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

let app: TestApp
let sponsorId: string
let as: { token: string; host: string }

beforeEach(async () => {
  // The day before the clocks go forward.
  testServer.clock.set('2026-03-28T09:00:00Z')
  await testServer.adminPool.query('DELETE FROM rate_limit')
  app = await testServer.createApp()
  sponsorId = (await testServer.createSponsor(app, { availableSeats: 20 })).sponsorId
  const user = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  as = { token: await testServer.signIn(user), host: app.host }
})

const linkNow = async () =>
  (await testServer.call(getSponsorSeatsAsManager, { sponsorId }, as)).body.registrationLink
const slugOf = (link: string | undefined) => link?.split('/').at(-1) ?? ''
const explanation = async (link: string | undefined) =>
  (await testServer.call(isSponsorSlugValid, { registrationLinkSlug: slugOf(link) }, { host: app.host })).body
    .explanation
const register = async (emailAddress: string, link?: string) => {
  const registrationLinkSlug = slugOf(link ?? (await linkNow()))
  const { status, refusal } = await testServer.call(
    registerUserForSponsor,
    { emailAddress, registrationLinkSlug },
    { host: app.host },
  )
  return refusal ? [status, refusal.identifier, refusal.fields?.emailAddress] : status
}
type Rules = { allowedDomains: string[]; endsOn: string | null; maxRegistrations: number | null }
const NO_RULES: Rules = { allowedDomains: [], endsOn: null, maxRegistrations: null }
const setRules = (rules: Partial<Rules>) =>
  testServer
    .call(updateRulesOfRegistrationLinkAsManager, { sponsorId, ...NO_RULES, ...rules }, as)
    .then(({ status, refusal }) => refusal?.identifier ?? status)

test('a link is made once, renewed and deleted; the former one ends each time', async () => {
  const first = await linkNow()
  const creation = await testServer.call(generateRegistrationLinkAsManager, { sponsorId }, as)
  expect(creation.body.registrationLink).toBe(first)

  const renewed = (await testServer.call(refreshRegistrationLinkAsManager, { sponsorId }, as)).body
  expect(renewed.registrationLink).not.toBe(first)
  expect(slugOf(renewed.registrationLink)).toMatch(/^[\w-]{22}$/)
  expect(await linkNow()).toBe(renewed.registrationLink)
  expect([await explanation(first), await explanation(renewed.registrationLink)]).toEqual([
    'Dieser Registrierungslink ist nicht mehr gültig. Frag bitte dein Unternehmen nach dem aktuellen.',
    '',
  ])

  for (let press = 0; press < 2; press += 1)
    expect((await testServer.call(deleteRegistrationLinkAsManager, { sponsorId }, as)).status).toBe(200)
  expect(await linkNow()).toBeUndefined()
  expect(await register('a@firma.example', renewed.registrationLink)).toEqual([
    404,
    'sponsor-link-not-valid',
    undefined,
  ])
  const afterwards = await testServer.call(refreshRegistrationLinkAsManager, { sponsorId }, as)
  expect(afterwards.refusal?.identifier).toBe('conflict')
  expect(await setRules({ maxRegistrations: 3 })).toBe('conflict')
  const again = (await testServer.call(generateRegistrationLinkAsManager, { sponsorId }, as)).body
  expect([first, renewed.registrationLink]).not.toContain(again.registrationLink)
})

test('a begun registration is completed although the link was renewed and deleted', async () => {
  expect(await register('anna@firma.example')).toBe(200)
  await testServer.call(refreshRegistrationLinkAsManager, { sponsorId }, as)
  await testServer.call(deleteRegistrationLinkAsManager, { sponsorId }, as)
  await testServer.runJobs()
  const confirmationToken = await mailedToken(testServer, 'anna@firma.example')
  const { status } = await testServer.call(
    confirmUserRegistration,
    { confirmationToken, firstName: 'Anna', lastName: 'Berg', password: PASSWORD },
    { host: app.host },
  )
  expect(status).toBe(200)
})

test('only addresses of the allowed domains may register, known or not', async () => {
  const { emailAddress: knownAddress } = await testServer.createUser({
    app,
    emailAddress: 'bekannt@andere.example',
  })
  expect(
    await setRules({ allowedDomains: [' @Firma.example ', '', 'tochter.example', 'FIRMA.example'] }),
  ).toBe(200)
  const message = 'Für diesen Link brauchst du eine E-Mail Adresse mit @firma.example oder @tochter.example'
  for (const address of [knownAddress, 'fremd@andere.example', 'x@de.firma.example'])
    expect(await register(address)).toEqual([400, 'email-domain-not-allowed', message])
  expect(await register('Anna@FIRMA.example')).toBe(200)
  expect(await register('anna@tochter.example')).toBe(200)
})

test.each([[['kein punkt']], [['a@b.example']], [['firma']], [['firma.example', '@@x.de']]])(
  'the domains %j are not valid',
  async (allowedDomains) => {
    const { status, refusal } = await testServer.call(
      updateRulesOfRegistrationLinkAsManager,
      { sponsorId, ...NO_RULES, allowedDomains },
      as,
    )
    expect([status, refusal?.fields]).toEqual([
      400,
      { allowedDomains: 'Mindestens eine Domain ist nicht gültig' },
    ])
  },
)

test('a registration may begin until midnight in Berlin of the last day', async () => {
  const ended =
    'Die Frist für die Registrierung mit diesem Link ist vorbei. Bitte wende dich an deine Ansprechperson in deinem Unternehmen.'
  expect(await setRules({ endsOn: '2026-03-29' })).toBe(200)
  const link = await linkNow()
  // The clocks have gone forward: midnight in Berlin is at 22:00 UTC.
  testServer.clock.set('2026-03-29T21:59:59Z')
  await testServer.adminPool.query('DELETE FROM rate_limit')
  as.token = await testServer.signIn(
    await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }),
  )
  expect([await explanation(link), await register('anna@firma.example', link)]).toEqual(['', 200])
  testServer.clock.set('2026-03-29T22:00:00Z')
  expect(await explanation(link)).toBe(ended)
  for (const address of ['anna@firma.example', 'neu@firma.example'])
    expect(await register(address, link)).toEqual([409, 'sponsor-link-ended', undefined])
})

test('begun registrations count against the maximum, with a known address or not; a renewed link begins again', async () => {
  const { emailAddress: knownAddress } = await testServer.createUser({ app })
  expect(await register('vorher@firma.example')).toBe(200)
  testServer.clock.advance(1000)
  await testServer.call(refreshRegistrationLinkAsManager, { sponsorId }, as)
  expect(await setRules({ maxRegistrations: 2 })).toBe(200)
  const link = await linkNow()
  expect([await register('anna@firma.example'), await register(knownAddress)]).toEqual([200, 200])
  await testServer.runJobs()
  expect(await register('dritte@firma.example')).toEqual([409, 'sponsor-link-used-up', undefined])
  expect(await explanation(link)).toBe(
    'Mit diesem Link haben sich schon alle registriert, für die er gedacht war. Bitte wende dich an deine Ansprechperson in deinem Unternehmen.',
  )
  // Addresses with a begun registration get the mail again.
  expect([await register('anna@firma.example'), await register(knownAddress)]).toEqual([200, 200])
  testServer.clock.advance(1000)
  await testServer.call(refreshRegistrationLinkAsManager, { sponsorId }, as)
  expect(await explanation(await linkNow())).toBe('')
  const { body } = await testServer.call(getSponsorSeatsAsManager, { sponsorId }, as)
  expect(body.registrationLinkRules).toEqual({ ...NO_RULES, maxRegistrations: 2, registrations: 0 })
})

test('of fifty concurrent registrations by a link limited to five, five succeed', async () => {
  expect(await setRules({ maxRegistrations: 5 })).toBe(200)
  const link = await linkNow()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) => register(`p${number}@firma.example`, link)),
  )
  expect(answers.filter((answer) => answer === 200)).toHaveLength(5)
  const { body } = await testServer.call(getSponsorSeatsAsManager, { sponsorId }, as)
  expect([body.freeSeats, body.registrationLinkRules?.registrations]).toEqual([15, 5])
})
