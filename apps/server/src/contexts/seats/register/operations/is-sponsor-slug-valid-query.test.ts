import { isSponsorSlugValid } from '@wohlauf/contract/seats/registration'
import { FEATURES } from '@wohlauf/contract/values/features'
import { afterAll, describe, expect, test } from 'vitest'
import { inTenant, type Tx } from '../../../../platform/database/transaction.ts'
import type { TestApp } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'
import { seat } from '../../database/tables.ts'
import { countUsedSeats, findSponsorBySlug, lockSponsor } from '../../sponsors/sponsor-seats.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()

const GONE =
  'Dieser Registrierungslink ist nicht mehr gültig. Frag bitte dein Unternehmen nach dem aktuellen.'
const FULL = 'Alle Plätze deines Unternehmens sind vergeben. Bitte wende dich an deine Ansprechperson dort.'
const validFor = (sponsorName: string) => ({ isValid: true, explanation: '', sponsorName })
const invalid = (explanation: string) => ({ isValid: false, explanation, sponsorName: '' })

const inApp = <T>({ appId }: TestApp, work: (tx: Tx) => Promise<T>) =>
  inTenant(testServer.pool, { appId, userId: null, reach: 'app' }, work)

const ask = async (registrationLinkSlug: string, home = app) => {
  const { status, body } = await testServer.call(
    isSponsorSlugValid,
    { registrationLinkSlug },
    { host: home.host },
  )
  expect(status).toBe(200)
  return body
}

test('allows a registration while a seat is free, and names the company', async () => {
  const { slug } = await testServer.createSponsor(app, {
    name: 'Musterwerke AG',
    availableSeats: 4,
    statuses: ['INVITED', 'REGISTRATION_STARTED', 'ACCEPTED'],
  })
  expect(await ask(slug)).toEqual(validFor('Musterwerke AG'))
})

test.each([
  ['invited', 'INVITED'],
  ['begun', 'REGISTRATION_STARTED'],
  ['accepted', 'ACCEPTED'],
] as const)('refuses with "all seats are taken" when the last one is %s', async (_, status) => {
  const { slug } = await testServer.createSponsor(app, { availableSeats: 2, statuses: ['ACCEPTED', status] })
  expect(await ask(slug)).toEqual(invalid(FULL))
})

test.each([
  ['has no seats', 0, []],
  ['has fewer seats than it uses', 1, ['ACCEPTED', 'ACCEPTED']],
] as const)('refuses likewise when the sponsor %s', async (_, seats, statuses) => {
  expect(await ask((await testServer.createSponsor(app, { availableSeats: seats, statuses })).slug)).toEqual(
    invalid(FULL),
  )
})

test('counts only this sponsor’s seats', async () => {
  await testServer.createSponsor(app, { availableSeats: 1, statuses: ['ACCEPTED'] })
  const { slug } = await testServer.createSponsor(app, { availableSeats: 1 })
  expect(await ask(slug)).toEqual(validFor(`Firma ${slug}`))
})

describe('refuses a link as not valid any more', () => {
  test('when it was renewed or removed', async () => {
    const { slug, sponsorId } = await testServer.createSponsor(app, { availableSeats: 5 })
    const change = (to: string | null) =>
      testServer.adminPool.query('UPDATE sponsor SET registration_link_slug = $1 WHERE id = $2', [
        to,
        sponsorId,
      ])
    await change(`${slug}-new`)
    expect([await ask(slug), await ask(`${slug}-new`)]).toEqual([invalid(GONE), validFor(`Firma ${slug}`)])
    await change(null)
    expect(await ask(`${slug}-new`)).toEqual(invalid(GONE))
  })

  test('when the sponsor was deleted', async () => {
    const { slug, sponsorId } = await testServer.createSponsor(app, { availableSeats: 5 })
    await testServer.adminPool.query('DELETE FROM sponsor WHERE id = $1', [sponsorId])
    expect(await ask(slug)).toEqual(invalid(GONE))
  })

  test("when it is another app's", async () => {
    const elsewhere = await testServer.createApp()
    const { slug } = await testServer.createSponsor(elsewhere, { availableSeats: 5 })
    expect([await ask(slug), await ask(slug, elsewhere)]).toEqual([invalid(GONE), validFor(`Firma ${slug}`)])
  })

  test('when the app has no sponsors', async () => {
    const home = await testServer.createApp({
      features: FEATURES.filter((feature) => feature !== 'SPONSORS'),
    })
    expect(await ask((await testServer.createSponsor(home, { availableSeats: 5 })).slug, home)).toEqual(
      invalid(GONE),
    )
  })

  test('when it never existed', async () => {
    const { slug } = await testServer.createSponsor(app, { availableSeats: 5 })
    for (const other of ['', ' ', slug.toUpperCase(), ` ${slug}`, slug.slice(0, -1), '%', "' OR 1=1 --", 'ä'])
      expect([other, await ask(other)]).toEqual([other, invalid(GONE)])
  })
})

test('accepts at most 100 characters', async () => {
  expect(await ask('x'.repeat(100))).toEqual(invalid(GONE))
  const { status, refusal } = await testServer.call(isSponsorSlugValid, {
    registrationLinkSlug: 'x'.repeat(101),
  })
  expect([status, refusal?.identifier]).toEqual([400, 'not-valid'])
})

test('the functions for other contexts: the sponsor of a link, its seats in use, and locking it', async () => {
  const { slug, sponsorId } = await testServer.createSponsor(app, {
    availableSeats: 3,
    statuses: ['INVITED', 'ACCEPTED'],
  })
  const actedFor: string[] = []
  const actForSponsor = async (id: string) => void actedFor.push(id)
  await inApp(app, async (tx) => {
    const expected = expect.objectContaining({ id: sponsorId, availableSeats: 3, registrationLinkSlug: slug })
    expect(await findSponsorBySlug({ tx, actForSponsor }, slug)).toEqual(expected)
    expect(await findSponsorBySlug({ tx, actForSponsor }, 'another')).toBe(null)
    expect(await countUsedSeats(tx, sponsorId)).toBe(2)
    expect(await lockSponsor(tx, sponsorId, slug)).toEqual(expected)
    expect(await lockSponsor(tx, sponsorId, 'renewed')).toBe(null)
    expect(actedFor).toEqual([sponsorId])
  })

  const steps: string[] = []
  let letGo = () => {}
  const locked = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let first: Promise<void> = Promise.resolve()
  await new Promise<void>((hasLock) => {
    first = inApp(app, async (tx) => {
      await lockSponsor(tx, sponsorId)
      hasLock()
      await locked
      const at = testServer.clock.now()
      const emailAddress = 'erste@firma.example'
      await tx
        .insert(seat)
        .values({ sponsorId, emailAddress, status: 'INVITED', createdAt: at, updatedAt: at })
      steps.push('first')
    })
  })
  const second = inApp(app, async (tx) => {
    await lockSponsor(tx, sponsorId)
    steps.push(`second counts ${await countUsedSeats(tx, sponsorId)}`)
  })
  letGo()
  await Promise.all([first, second])
  expect(steps).toEqual(['first', 'second counts 3'])
})
