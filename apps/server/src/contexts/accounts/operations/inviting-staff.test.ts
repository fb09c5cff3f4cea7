import { confirmUserRegistration, getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { inviteAppManagersAsAdmin } from '@wohlauf/contract/administration/administration'
import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import type { TestSponsor } from '../../../testing/people/sponsors.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { removeExpiredStaffInvitations } from '../jobs/remove-expired-staff-invitations.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]
const person = { firstName: 'Sven', lastName: 'Sommer', password: 'zwoelf-zeichen' }
const HAS_ACCOUNT = 'Du hast bereits ein Konto'

let app: TestApp
let sponsor: TestSponsor
let count = 0
beforeEach(async () => {
  app = await testServer.createApp({ title: 'Gesund Essen' })
  sponsor = await testServer.createSponsor(app, { name: 'Muster AG', statuses: ['INVITED'] })
  count += 1
})
const newAddress = (name = 'neu') => `${name}-${count}@firma.example`

const inviteForSponsor = async (emailAddresses: string[], { sponsorId } = sponsor) => {
  const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  const as = { host: app.host, token: await testServer.signIn(manager) }
  return testServer.call(inviteSponsorManagersAsManager, { sponsorId, emailAddresses }, as)
}
const inviteForApp = async (emailAddresses: string[]) => {
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  return testServer.call(inviteAppManagersAsAdmin, { appId: app.appId, emailAddresses }, { token })
}
const subjectsTo = async (address: string) => {
  await testServer.runJobs()
  return (await testServer.mails.to(address)).map(({ subject }) => subject)
}
const confirm = (confirmationToken: string, more: Partial<typeof person> = {}) =>
  testServer.call(confirmUserRegistration, { ...person, confirmationToken, ...more }, { host: app.host })
const accountOf = async (address: string) => {
  const { rows } = await testServer.adminPool.query(
    'SELECT role, sponsor_id, app_id, health_consent_version AS consent FROM app_user WHERE email_address = $1',
    [address],
  )
  return rows
}

const KINDS = {
  'a sponsor’s manager': {
    invite: inviteForSponsor,
    subject: 'Verwalte die Lizenzen der Muster AG',
    role: 'ROLE_SPONSOR_MANAGER',
    sponsorId: () => sponsor.sponsorId as string | null,
  },
  'an app’s manager': {
    invite: inviteForApp,
    subject: 'Verwalte die Inhalte von Gesund Essen',
    role: 'ROLE_APP_MANAGER',
    sponsorId: () => null as string | null,
  },
}

describe.each(Object.entries(KINDS))('%s', (_, { invite, subject, role, sponsorId }) => {
  test('is one of many: the mails of a list delay no single mail, whether or not an address has an account', async () => {
    const [address, { emailAddress: knownAddress }] = [newAddress(), await testServer.createUser({ app })]
    await invite([address, knownAddress])
    expect([await subjectsTo(address), await subjectsTo(knownAddress)]).toEqual([[subject], [HAS_ACCOUNT]])
    const { rows } = await testServer.adminPool.query(
      `SELECT name FROM pgboss.job WHERE data->>'appId' = $1 AND name LIKE 'send-%'`,
      [app.appId],
    )
    expect(rows).toEqual([{ name: 'send-mails' }, { name: 'send-mails' }])
  })

  test('gets a mail whose link makes an account with the role, and without a seat or a consent', async () => {
    const address = newAddress()
    expect((await invite([` ${address.toUpperCase()} `])).body).toEqual({ alreadyKnown: [] })
    expect(await subjectsTo(address)).toEqual([subject])
    const confirmationToken = await mailedToken(testServer, address)
    const invitation = await testServer.call(
      getUserRegistrationRequest,
      { confirmationToken },
      { host: app.host },
    )
    expect(invitation.body).toEqual({
      emailAddress: address,
      hasAgreed: true,
      isStaff: true,
      sponsorName: '',
    })
    const { status, body, headers } = await confirm(confirmationToken)
    expect([status, body.user.role]).toEqual([200, { role, meta: { sponsorId: sponsorId() } }])
    expect(headers['auth-token']).toMatch(/^[\w-]{43}$/)
    expect(await accountOf(address)).toEqual([
      { role, sponsor_id: sponsorId(), app_id: app.appId, consent: null },
    ])
    const seats = await testServer.adminPool.query('SELECT FROM seat WHERE email_address = $1', [address])
    expect(seats.rows).toEqual([])
    expect(await subjectsTo(address)).toEqual([subject, 'Dein Konto ist angelegt'])
    expect((await confirm(confirmationToken)).refusal?.identifier).toBe('link-not-valid')
  })

  test('needs a password of twelve characters', async () => {
    const address = newAddress()
    await invite([address])
    const { refusal } = await confirm(await mailedToken(testServer, address), { password: 'elf-zeichen' })
    expect(refusal?.fields).toEqual({ password: 'Der Wert muss mindestens 12 Zeichen lang sein' })
    expect(await accountOf(address)).toEqual([])
  })

  test('is known if it has an account or a seat; only the owner of the account gets a mail about it', async () => {
    const { emailAddress } = await testServer.createUser({ app })
    const seatAddress = sponsor.seats[0]?.emailAddress ?? ''
    const address = newAddress()
    const { body } = await invite([emailAddress, address, seatAddress])
    expect(body).toEqual({ alreadyKnown: [emailAddress, seatAddress] })
    expect(await subjectsTo(emailAddress)).toEqual([HAS_ACCOUNT])
    expect(await subjectsTo(seatAddress)).toEqual([])
    expect(await subjectsTo(address)).toEqual([subject])
    const { rows } = await testServer.adminPool.query(
      'SELECT email_address FROM staff_invitation WHERE app_id = $1',
      [app.appId],
    )
    expect(rows).toEqual([{ email_address: address }])
  })

  test('a person invited again soon gets one mail, and later a new link, which ends the old one', async () => {
    const address = newAddress()
    await Promise.all([invite([address]), invite([address])])
    testServer.clock.advance(10 * MINUTE_MS - 1)
    expect((await invite([address])).body).toEqual({ alreadyKnown: [] })
    expect(await subjectsTo(address)).toEqual([subject])
    const first = await mailedToken(testServer, address)
    testServer.clock.advance(1)
    expect((await invite([address])).body).toEqual({ alreadyKnown: [] })
    expect(await subjectsTo(address)).toEqual([subject, subject])
    expect((await confirm(first)).refusal?.identifier).toBe('link-not-valid')
    expect((await confirm(await mailedToken(testServer, address))).status).toBe(200)
  })

  test('has a link for thirty days; then the address can be invited to another role', async () => {
    const address = newAddress()
    await invite([address])
    const token = await mailedToken(testServer, address)
    testServer.clock.advance(30 * DAY_MS - 1)
    expect((await confirm(token, { password: 'kurz-ist-es' })).status).toBe(400)
    testServer.clock.advance(1)
    expect((await confirm(token)).refusal?.identifier).toBe('link-not-valid')
    testServer.clock.advance(DAY_MS)
    await testServer.runSchedule(removeExpiredStaffInvitations)
    const other = invite === inviteForApp ? inviteForSponsor : inviteForApp
    expect((await other([address])).body).toEqual({ alreadyKnown: [] })
  })

  test('makes one account however often the link is used concurrently', async () => {
    const address = newAddress()
    await invite([address])
    const token = await mailedToken(testServer, address)
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect(await accountOf(address)).toHaveLength(1)
  })

  test('a link does not work on another app’s host', async () => {
    const address = newAddress()
    await invite([address])
    const confirmationToken = await mailedToken(testServer, address)
    const elsewhere = await testServer.createApp()
    const { refusal } = await testServer.call(
      confirmUserRegistration,
      { ...person, confirmationToken },
      { host: elsewhere.host },
    )
    expect(refusal?.identifier).toBe('link-not-valid')
  })
})

test('an address is invited to one role at a time; a later call reports it as known', async () => {
  const address = newAddress()
  const other = await testServer.createSponsor(app)
  await inviteForSponsor([address])
  expect((await inviteForSponsor([address], other)).body).toEqual({ alreadyKnown: [address] })
  expect((await inviteForApp([address])).body).toEqual({ alreadyKnown: [address] })
  expect(await subjectsTo(address)).toEqual(['Verwalte die Lizenzen der Muster AG'])
})

test('an address that got an account meanwhile is notified, and its invitation is void', async () => {
  const address = newAddress()
  await inviteForApp([address])
  await testServer.createUser({ app, emailAddress: address })
  expect(await subjectsTo(address)).toEqual([HAS_ACCOUNT])
})

test('another app’s sponsor is not found', async () => {
  const foreign = await testServer.createSponsor(await testServer.createApp())
  const { status, refusal } = await inviteForSponsor([newAddress()], foreign)
  expect([status, refusal?.identifier]).toEqual([404, 'not-found'])
})
