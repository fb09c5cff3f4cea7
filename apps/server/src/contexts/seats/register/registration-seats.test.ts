import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { isSponsorSlugValid, registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { duringChange } from '../../../testing/during-change.ts'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import type { TestSponsor } from '../../../testing/people/sponsors.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { removeUnconfirmedRegistrations } from './jobs/remove-unconfirmed-registrations.ts'

const testServer = await startTestServer({ environment: { TRUST_PROXY: '127.0.0.1' } })
afterAll(testServer.stop)

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS
const NO_SEAT = [409, 'no-seat-available']
const TOO_MANY = [429, 'too-many-requests']

let count = 0
const next = () => {
  count += 1
  return count
}
const newAddress = () => `sitz-${next()}@firma.example`
const newNetwork = () => `203.0.${(next() >> 8) & 255}.${count & 255}`

type Link = Pick<TestSponsor, 'slug' | 'sponsorId'> & { app: TestApp }
const newLink = async (availableSeats: number): Promise<Link> => {
  const app = await testServer.createApp()
  return { app, ...(await testServer.createSponsor(app, { availableSeats })) }
}
const register = ({ app, slug }: Pick<Link, 'app' | 'slug'>, emailAddress: string, from = newNetwork()) =>
  testServer
    .call(
      registerUserForSponsor,
      { emailAddress, registrationLinkSlug: slug },
      { host: app.host, headers: { 'x-forwarded-for': from } },
    )
    .then(outcome)
const isOpen = async ({ app, slug }: Pick<Link, 'app' | 'slug'>) =>
  (await testServer.call(isSponsorSlugValid, { registrationLinkSlug: slug }, { host: app.host })).body.isValid
const person = { firstName: 'Nele', lastName: 'Neu', password: 'ein-ganz-neues-wort' }
const confirm = async ({ app }: Link, emailAddress: string) => {
  const confirmationToken = await mailedToken(testServer, emailAddress)
  return testServer.call(confirmUserRegistration, { ...person, confirmationToken }, { host: app.host })
}
const invite = async ({ app, sponsorId }: Link, emailAddresses: string[]) => {
  const token = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  return testServer
    .call(inviteUsersAsManager, { sponsorId, emailAddresses }, { host: app.host, token })
    .then(outcome)
}
const seatsOf = async ({ sponsorId }: Link) =>
  (await testServer.adminPool.query('SELECT FROM seat WHERE sponsor_id = $1', [sponsorId])).rowCount

const renew = async (link: Link): Promise<Link> => {
  const slug = `${link.slug}-neu`
  await testServer.adminPool.query('UPDATE sponsor SET registration_link_slug = $2 WHERE id = $1', [
    link.sponsorId,
    slug,
  ])
  return { ...link, slug }
}

describe('the public view of the last seat', () => {
  const KINDS: Record<string, (link: Link) => Promise<string>> = {
    'that is unknown': async () => newAddress(),
    'of an account': async ({ app }) => (await testServer.createUser({ app })).emailAddress,
    'of an account with a seat of the same sponsor': async ({ app, sponsorId }) => {
      const user = await testServer.createUser({ app })
      await testServer.giveSeat(user, sponsorId)
      await testServer.adminPool.query(
        'UPDATE sponsor SET available_seats = available_seats + 1 WHERE id = $1',
        [sponsorId],
      )
      return user.emailAddress
    },
    'of an account with a seat of another sponsor': async ({ app }) => {
      const user = await testServer.createUser({ app })
      await testServer.giveSeat(user, (await testServer.createSponsor(app)).sponsorId)
      return user.emailAddress
    },
    'of a disabled account': async ({ app }) =>
      (await testServer.createUser({ app, isDisabled: true })).emailAddress,
    'of a manager': async ({ app }) =>
      (await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })).emailAddress,
  }

  test.each(Object.entries(KINDS))(
    'is always the same when an address %s is registered',
    async (_, addressFor) => {
      const link = await newLink(1)
      const emailAddress = await addressFor(link)
      const views: unknown[] = []
      const look = async (at: Link) =>
        views.push(await isOpen(at), await register(at, newAddress()), await register(at, emailAddress))

      expect(await isOpen(link)).toBe(true)
      expect(await register(link, emailAddress)).toBe(200)
      await look(link)
      await testServer.runJobs()
      await look(link)
      testServer.clock.advance(HOUR_MS)
      await testServer.runSchedule(removeUnconfirmedRegistrations)
      const renewed = await renew(link)
      await look(renewed)
      const full = [false, NO_SEAT, 200]
      expect(views).toEqual([...full, ...full, ...full])

      // The last registration restarted its week.
      testServer.clock.advance(WEEK_MS + HOUR_MS)
      await testServer.runSchedule(removeUnconfirmedRegistrations)
      expect(await isOpen(renewed)).toBe(false)
      testServer.clock.advance(1)
      await testServer.runSchedule(removeUnconfirmedRegistrations)
      expect([await isOpen(renewed), await register(renewed, newAddress())]).toEqual([true, 200])
    },
  )

  test('is the same before and after a registration was completed', async () => {
    const link = await newLink(1)
    const emailAddress = newAddress()
    await register(link, emailAddress)
    expect((await confirm(link, emailAddress)).status).toBe(200)
    expect([await isOpen(link), await register(link, newAddress())]).toEqual([false, NO_SEAT])
    expect(await register(link, emailAddress)).toBe(200)
    testServer.clock.advance(WEEK_MS + HOUR_MS + 1)
    await testServer.runSchedule(removeUnconfirmedRegistrations)
    expect([await isOpen(link), await seatsOf(link)]).toEqual([false, 1])
  })
})

describe('an address that has begun registrations at two sponsors', () => {
  const DAY_MS = 24 * HOUR_MS
  const beginTwice = async (first: Link, emailAddress: string) => {
    const second: Link = {
      app: first.app,
      ...(await testServer.createSponsor(first.app, { name: 'Zweite', availableSeats: 1 })),
    }
    await register(first, emailAddress)
    await testServer.runJobs()
    testServer.clock.advance(3 * DAY_MS)
    await register(second, emailAddress)
    await testServer.runJobs()
    testServer.clock.advance(4 * DAY_MS + HOUR_MS + 1)
    await testServer.runSchedule(removeUnconfirmedRegistrations)
    return second
  }

  test.each([
    ['unknown', async () => newAddress()],
    ['of an account', async ({ app }: Link) => (await testServer.createUser({ app })).emailAddress],
  ])('frees the first seat at the same time when it is %s', async (_, addressFor) => {
    const first = await newLink(1)
    const second = await beginTwice(first, await addressFor(first))
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false])
    testServer.clock.advance(3 * DAY_MS)
    await testServer.runSchedule(removeUnconfirmedRegistrations)
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true])
    expect([await seatsOf(first), await seatsOf(second)]).toEqual([0, 0])
  })

  test('is confirmed at the second one when the first has expired', async () => {
    const first = await newLink(1)
    const emailAddress = newAddress()
    const second = await beginTwice(first, emailAddress)
    expect((await confirm(second, emailAddress)).status).toBe(200)
    expect([await seatsOf(first), await seatsOf(second)]).toEqual([0, 1])
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false])
  })
})

test('the holder of the last seat gets the mail again, and it works', async () => {
  const link = await newLink(1)
  const emailAddress = newAddress()
  await register(link, emailAddress)
  const first = await mailedToken(testServer, emailAddress)
  testServer.clock.advance(60_000)
  expect(await register(link, emailAddress)).toBe(200)
  const second = await mailedToken(testServer, emailAddress)
  expect(second).not.toBe(first)
  expect((await confirm(link, emailAddress)).status).toBe(200)
  expect(await seatsOf(link)).toBe(1)
})

test('a seat is free again when its link has expired, and its holder may register once more', async () => {
  const link = await newLink(1)
  const emailAddress = newAddress()
  await register(link, emailAddress)
  await testServer.runJobs()
  testServer.clock.advance(WEEK_MS + HOUR_MS)
  await testServer.runSchedule(removeUnconfirmedRegistrations)
  expect(await seatsOf(link)).toBe(1)
  testServer.clock.advance(1)
  await testServer.runSchedule(removeUnconfirmedRegistrations)
  expect([await seatsOf(link), await isOpen(link)]).toEqual([0, true])
  expect(await register(link, emailAddress)).toBe(200)
  expect((await confirm(link, emailAddress)).status).toBe(200)
})

test('requesting the mail again keeps the seat for another week; invitations and accounts stay anyway', async () => {
  const link = await newLink(3)
  const emailAddress = newAddress()
  await register(link, emailAddress)
  expect(await invite(link, [newAddress()])).toBe(200)
  const acceptedAddress = newAddress()
  await register(link, acceptedAddress)
  await confirm(link, acceptedAddress)
  testServer.clock.advance(WEEK_MS - 1)
  await register(link, emailAddress)
  await testServer.runJobs()
  testServer.clock.advance(WEEK_MS - 1)
  await testServer.runSchedule(removeUnconfirmedRegistrations)
  expect(await seatsOf(link)).toBe(3)
  expect((await confirm(link, emailAddress)).status).toBe(200)
})

test('invented addresses get a quarter of the seats from one network, and no more than half in total', async () => {
  const link = await newLink(100)
  const takeAll = async (from: string) => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => register(link, newAddress(), from)))
    expect(answers.filter((answer) => answer !== 200)).toEqual(
      Array(answers.filter((answer) => answer !== 200).length).fill(TOO_MANY),
    )
    return answers.filter((answer) => answer === 200).length
  }
  expect(await takeAll('198.51.100.1')).toBe(25)
  // IPv6, with any network that the client chooses within its own.
  const numbered = Array.from({ length: 40 }, (_, at) =>
    register(link, newAddress(), `2001:db8:1:${at.toString(16)}::1`),
  )
  expect((await Promise.all(numbered)).filter((answer) => answer === 200)).toHaveLength(25)
  expect(await takeAll('198.51.100.2')).toBe(0)
  await testServer.runJobs()
  expect(await seatsOf(link)).toBe(50)
  // The company's managers still have theirs.
  expect(await invite(link, Array.from({ length: 50 }, newAddress))).toBe(200)
})

test('all employees behind one address can register as fast as they confirm', async () => {
  const link = await newLink(14)
  const office = newNetwork()
  const people = Array.from({ length: 14 }, newAddress)
  for (const address of people.slice(0, 10)) expect(await register(link, address, office)).toBe(200)
  const [last = ''] = people.slice(10)
  expect(await register(link, last, office)).toEqual(TOO_MANY)
  // An address that has begun already may request the mail again.
  expect(await register(link, people[0] ?? '', office)).toBe(200)
  for (const address of people.slice(0, 10)) expect((await confirm(link, address)).status).toBe(200)
  for (const address of people.slice(10)) {
    expect(await register(link, address, office)).toBe(200)
    expect((await confirm(link, address)).status).toBe(200)
  }
  expect(await seatsOf(link)).toBe(14)
})

test('a renewed link begins no registration, also when it is renewed concurrently', async () => {
  const link = await newLink(5)
  const renewing = {
    text: 'UPDATE sponsor SET registration_link_slug = $2 WHERE id = $1',
    values: [link.sponsorId, `${link.slug}-neu`],
  }
  const answer = await duringChange(testServer, [renewing], () => register(link, newAddress()))
  expect(answer).toEqual([404, 'sponsor-link-not-valid'])
  expect(await register(link, newAddress())).toEqual([404, 'sponsor-link-not-valid'])
  expect(await seatsOf(link)).toBe(0)
})

test('an address in use is notified by one mail, however often it is registered within minutes', async () => {
  const link = await newLink(5)
  const { emailAddress } = await testServer.createUser({ app: link.app })
  for (let time = 1; time <= 3; time += 1) {
    expect(await register(link, emailAddress)).toBe(200)
    await testServer.runJobs()
  }
  expect((await testServer.mails.to(emailAddress)).map(({ subject }) => subject)).toEqual([
    'Du hast bereits ein Konto',
  ])
  expect(await seatsOf(link)).toBe(0)
})

test('deleting an account deletes its reservation, also after a change of address', async () => {
  const link = await newLink(5)
  const emailAddress = newAddress()
  await register(link, emailAddress)
  const done = await confirm(link, emailAddress)
  await testServer.adminPool.query('UPDATE app_user SET email_address = $2 WHERE id = $1', [
    done.body.user.id,
    newAddress(),
  ])
  const as = { host: link.app.host, token: done.headers['auth-token'] ?? '' }
  expect(
    await testServer.call(deleteOwnAccount, { currentPassword: person.password }, as).then(outcome),
  ).toBe(200)
  const { rowCount } = await testServer.adminPool.query(
    'SELECT FROM seat_reservation WHERE email_address = $1',
    [emailAddress],
  )
  expect(rowCount).toBe(0)
})
