import { inviteAppManagersAsAdmin } from '@wohlauf/contract/administration/administration'
import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { inviteUsersAsManager, resendInviteAsManager } from '@wohlauf/contract/seats/invitations'
import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import type { TestSponsor } from '../../../testing/people/sponsors.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const HOUR_MS = 3_600_000
const NOBODY = '550 5.1.1 no such user'

let app: TestApp
let sponsor: TestSponsor
let as: { host: string; token: string }
let count = 0
let address = ''
beforeEach(async () => {
  app = await testServer.createApp()
  sponsor = await testServer.createSponsor(app)
  const { sponsorId } = sponsor
  const manager = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  as = { host: app.host, token: await testServer.signIn(manager) }
  count += 1
  address = `verschrieben-${count}@firma.example`
})
const invite = (emailAddresses: string[]) =>
  testServer.call(inviteUsersAsManager, { sponsorId: sponsor.sponsorId, emailAddresses }, as)
const seats = async () =>
  (await testServer.call(getSponsorSeatsAsManager, { sponsorId: sponsor.sponsorId }, as)).body.seats
const resend = async () => {
  const [seat] = await seats()
  return outcome(await testServer.call(resendInviteAsManager, { usedSeatId: seat?.usedSeatId ?? '' }, as))
}

test('a seat whose address the mail server refuses for good says so, and its job ends', async () => {
  const right = `richtig-${count}@firma.example`
  testServer.mails.refuseRecipient(address, NOBODY)
  await invite([address, right])
  expect((await testServer.runJobs()).failed).toBe(0)
  expect(await seats()).toMatchObject([
    { emailAddress: right, isUndeliverable: false },
    { emailAddress: address, isUndeliverable: true },
  ])
  const { rows } = await testServer.adminPool.query('SELECT data::text AS data FROM pgboss.job')
  expect(JSON.stringify(rows)).not.toContain('verschrieben')
  expect(
    (await testServer.adminPool.query('SELECT FROM mail WHERE to_address = $1', [address])).rowCount,
  ).toBe(0)
})

test('an invitation that arrives when it is sent again clears it; one that is refused again does not', async () => {
  testServer.mails.refuseRecipient(address, NOBODY)
  await invite([address])
  await testServer.runJobs()
  expect(await resend()).toBe(200)
  await testServer.runJobs()
  expect(await seats()).toMatchObject([{ isUndeliverable: true }])
  testServer.mails.refuseRecipient(address, null)
  testServer.clock.advance(HOUR_MS)
  expect(await resend()).toBe(200)
  expect(await seats()).toMatchObject([{ isUndeliverable: true }])
  await testServer.runJobs()
  expect(await seats()).toMatchObject([{ isUndeliverable: false }])
})

test('a registration by the sponsor’s link with an address that does not exist says so too', async () => {
  testServer.mails.refuseRecipient(address, '554 5.1.1 no such user')
  const input = { registrationLinkSlug: sponsor.slug, emailAddress: address }
  await testServer.call(registerUserForSponsor, input, { host: app.host })
  await testServer.runJobs()
  expect(await seats()).toMatchObject([{ status: 'REGISTRATION_STARTED', isUndeliverable: true }])
})

test('while the mail server is away, no address is said to be the reason', async () => {
  testServer.mails.cutAtData(false)
  await invite([address])
  await testServer.adminPool.query('UPDATE mail SET created_at = $1', [
    new Date(testServer.clock.now().getTime() - 25 * HOUR_MS),
  ])
  expect((await testServer.runJobs()).failed).toBe(1)
  expect(await seats()).toMatchObject([{ isUndeliverable: false }])
  await testServer.mails.recover()
  testServer.clock.advance(HOUR_MS)
  await testServer.runJobs()
  expect(await testServer.mails.to(address)).toHaveLength(1)
})

test('a mail that the server has not taken for a day counts as undeliverable, and is still sent', async () => {
  testServer.mails.refuseRecipient(address, '550 5.7.1 not from you')
  await invite([address])
  const writtenAgo = (hours: number) =>
    testServer.adminPool.query('UPDATE mail SET created_at = $1', [
      new Date(testServer.clock.now().getTime() - hours * HOUR_MS),
    ])
  await writtenAgo(0)
  expect((await testServer.runJobs()).failed).toBe(1)
  expect(await seats()).toMatchObject([{ isUndeliverable: false }])
  await writtenAgo(25)
  testServer.clock.advance(60_000)
  expect((await testServer.runJobs()).failed).toBe(1)
  expect(await seats()).toMatchObject([{ isUndeliverable: true }])
  testServer.mails.refuseRecipient(address, null)
  testServer.clock.advance(HOUR_MS)
  await testServer.runJobs()
  expect(await seats()).toMatchObject([{ isUndeliverable: false }])
  expect(await testServer.mails.to(address)).toHaveLength(1)
})

test('a seat without its mail’s link is not touched: it may have a newer one', async () => {
  testServer.mails.refuseRecipient(address, NOBODY)
  await invite([address])
  await testServer.adminPool.query('DELETE FROM mailed_link')
  await testServer.runJobs()
  expect(await seats()).toMatchObject([{ isUndeliverable: false }])
})

test('an invitation of staff that is refused says so where it was made, until one arrives', async () => {
  const appManager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  const asManager = async () => ({ host: app.host, token: await testServer.signIn(appManager) })
  const asAdmin = async () => ({ token: await testServer.signInAdmin(await testServer.createAdmin()) })
  const ofApp = `app-${address}`
  const invitations = {
    sponsor: async () =>
      testServer.call(
        inviteSponsorManagersAsManager,
        { sponsorId: sponsor.sponsorId, emailAddresses: [address] },
        await asManager(),
      ),
    app: async () =>
      testServer.call(
        inviteAppManagersAsAdmin,
        { appId: app.appId, emailAddresses: [ofApp] },
        await asAdmin(),
      ),
  }
  const readSeats = async () => {
    const sponsors = (await testServer.call(getSponsorsAsManager, {}, await asManager())).body
    const apps = (await testServer.call(getAppsAsAdmin, {}, await asAdmin())).body
    return {
      sponsor: sponsors.find(({ sponsorId }) => sponsorId === sponsor.sponsorId)?.undeliverableInvitations,
      app: apps.find(({ appId }) => appId === app.appId)?.undeliverableInvitations,
      others: apps.filter(({ appId }) => appId !== app.appId && 'undeliverableInvitations' in app).length,
    }
  }
  const inviteAll = async () => {
    await invitations.sponsor()
    await invitations.app()
    for (let round = 0; round < 3; round += 1) await testServer.runJobs()
  }
  testServer.mails.refuseRecipient(address, NOBODY)
  testServer.mails.refuseRecipient(ofApp, NOBODY)
  await inviteAll()
  expect(await readSeats()).toEqual({ sponsor: [address], app: [ofApp], others: 0 })
  testServer.mails.refuseRecipient(address, null)
  testServer.mails.refuseRecipient(ofApp, null)
  testServer.clock.advance(11 * 60_000)
  await inviteAll()
  expect(await readSeats()).toEqual({ sponsor: undefined, app: undefined, others: 0 })
})
