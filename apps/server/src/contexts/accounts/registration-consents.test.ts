import { confirmUserRegistration, getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { createLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import {
  DATA_PROTECTION_VERSION,
  HEALTH_DATA_CONSENT,
  TERMS_VERSION,
} from '@wohlauf/contract/legal/legal-texts'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { afterAll, expect, test } from 'vitest'
import { mailedToken } from '../../testing/mail/mailed-token.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const at = { host: app.host }
const sponsorName = 'Musterwerke AG'
const { slug, sponsorId } = await testServer.createSponsor(app, { name: sponsorName, availableSeats: 100 })
const person = { firstName: 'Nele', lastName: 'Neu', password: 'ein-ganz-neues-wort' }
const BOTH = { termsOfUseVersion: TERMS_VERSION, dataProtectionVersion: DATA_PROTECTION_VERSION }

let count = 0
const newAddress = () => {
  count += 1
  return `haken-${count}@firma.example`
}
type AcceptedTexts = Partial<typeof BOTH> & { healthConsentVersion?: string }

const byLink = async (texts: AcceptedTexts) => {
  const emailAddress = newAddress()
  await testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug: slug, ...texts }, at)
  return emailAddress
}
const byInvitation = async () => {
  const emailAddress = newAddress()
  const token = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  await testServer.call(inviteUsersAsManager, { sponsorId, emailAddresses: [emailAddress] }, { ...at, token })
  return emailAddress
}
/** Completes the registration. @returns whether the page shows the boxes, and the stored consents */
const complete = async (emailAddress: string, texts: AcceptedTexts) => {
  const confirmationToken = await mailedToken(testServer, emailAddress)
  const { body } = await testServer.call(getUserRegistrationRequest, { confirmationToken }, at)
  const done = await testServer.call(confirmUserRegistration, { ...person, confirmationToken, ...texts }, at)
  const { rows } = await testServer.adminPool.query<{ kind: string; version: string; at: Date }>(
    'SELECT kind, text_version AS version, given_at AS at FROM consent WHERE user_id = $1 ORDER BY kind',
    [done.body.user.id],
  )
  return { hasAgreed: body.hasAgreed, consents: rows.map((row) => [row.kind, row.version, row.at]) }
}
const termsAt = (time: Date) => ['TERMS_OF_USE', TERMS_VERSION, time]
const protectionAt = (time: Date) => ['DATA_PROTECTION', DATA_PROTECTION_VERSION, time]

test('boxes ticked with the sponsor’s link count from then on, and are not shown again', async () => {
  const begunAt = testServer.clock.now()
  const emailAddress = await byLink(BOTH)
  await testServer.runJobs()
  testServer.clock.advance(60_000)
  expect(await complete(emailAddress, {})).toEqual({
    hasAgreed: true,
    consents: [protectionAt(begunAt), termsAt(begunAt)],
  })
})

test('an invited person ticks the boxes at completion, also when the address was registered by the link too', async () => {
  for (const isRegisteredToo of [false, true]) {
    const emailAddress = await byInvitation()
    const confirmationToken = await mailedToken(testServer, emailAddress)
    if (isRegisteredToo)
      await testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug: slug, ...BOTH }, at)
    const { body } = await testServer.call(getUserRegistrationRequest, { confirmationToken }, at)
    expect(body).toEqual({ emailAddress, hasAgreed: false, isStaff: false, sponsorName })
  }
  const now = testServer.clock.now()
  expect(await complete(await byInvitation(), BOTH)).toEqual({
    hasAgreed: false,
    consents: [protectionAt(now), termsAt(now)],
  })
})

test('no consent is stored for an unticked box, nor for another text than the current one', async () => {
  expect(await complete(await byInvitation(), {})).toEqual({ hasAgreed: false, consents: [] })
  expect(await complete(await byLink({}), {})).toEqual({ hasAgreed: false, consents: [] })
  const old = { termsOfUseVersion: '2020-01-01', dataProtectionVersion: '2020-01-01' }
  expect(await complete(await byLink(old), old)).toEqual({ hasAgreed: false, consents: [] })
  const one = await byLink({ termsOfUseVersion: TERMS_VERSION })
  const now = testServer.clock.now()
  expect(await complete(one, {})).toEqual({ hasAgreed: false, consents: [termsAt(now)] })
  const health = { healthConsentVersion: HEALTH_DATA_CONSENT.version }
  expect((await complete(await byInvitation(), health)).consents).toEqual([
    ['HEALTH_DATA', HEALTH_DATA_CONSENT.version, now],
  ])
})

test('a second registration without ticks replaces the first one’s', async () => {
  const emailAddress = await byLink(BOTH)
  await testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug: slug }, at)
  expect(await complete(emailAddress, {})).toEqual({ hasAgreed: false, consents: [] })
})

test('the consent is to the app’s own text: that of today, or of a page that was opened before midnight', async () => {
  testServer.clock.set('2099-03-04T09:00:00Z')
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  const terms = { appId: app.appId, kind: 'TERMS_OF_USE', bodyHtml: '<p>Eigene</p>' } as const
  await testServer.call(createLegalTextAsAdmin, { ...terms, validFrom: '2099-03-05' }, { token })
  const versionsAfterConsent = async (termsOfUseVersion: string) => {
    const atCompletion = await complete(await byInvitation(), { termsOfUseVersion })
    const atBeginning = await complete(await byLink({ termsOfUseVersion }), {})
    return [atCompletion, atBeginning].map(({ consents }) => consents.map(([, version]) => version))
  }
  expect(await versionsAfterConsent('2099-03-05')).toEqual([[], []])
  testServer.clock.set('2099-03-04T23:30:00Z')
  expect(await versionsAfterConsent('2099-03-05')).toEqual([['2099-03-05'], ['2099-03-05']])
  expect(await versionsAfterConsent(TERMS_VERSION)).toEqual([[TERMS_VERSION], [TERMS_VERSION]])
  testServer.clock.set('2099-03-06T00:00:00Z')
  expect(await versionsAfterConsent(TERMS_VERSION)).toEqual([[], []])
})
