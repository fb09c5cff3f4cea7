import {
  createCalendarFeed,
  getCalendar,
  getCalendarFeed,
  revokeCalendarFeed,
  updateCalendarFeed,
} from '@wohlauf/contract/calendar-feed/calendar-feed'
import { disableHabitIntent, pauseHabitIntent, updateHabitIntent } from '@wohlauf/contract/habits/habits'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, describe, expect, test } from 'vitest'
import { createRowTokens } from '../../platform/base/secrets/row-tokens.ts'
import { ADMIN_HOST } from '../../testing/hosts.ts'
import { createKeeper } from '../../testing/people/habits.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import type { TestApp } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

const lines: string[] = []
const testServer = await startTestServer({ log: (line) => lines.push(line) })
afterAll(testServer.stop)

const feedOf = async ({ as }: Pick<Learner, 'as'>) =>
  (await testServer.call(getCalendarFeed, {}, as)).body.feed

const pathOf = async (learner: Pick<Learner, 'as'>): Promise<string> => (await feedOf(learner))?.path ?? ''

const read = (path: string, { host }: Pick<TestApp, 'host'>, headers: Record<string, string> = {}) =>
  testServer.send({ method: 'GET', url: path, headers: { host, ...headers } })

/** A learner whose calendar reads the habit "Wasser trinken" on Mondays at 9:30. */
const createSubscriber = async (app?: TestApp) => {
  const learner = await createLearner(testServer, app)
  const habitId = await testServer.createHabit(learner.app, { title: 'Wasser trinken' })
  const plan = { habitId, weekdays: ['MONDAY' as const], notificationTime: '09:30:00' }
  const keeper = await createKeeper(testServer, { learner, plan })
  await testServer.call(createCalendarFeed, {}, learner.as)
  return { ...keeper, path: await pathOf(learner) }
}

const NOT_FOUND = (await read('/kalender/x.ics', await testServer.createApp())).body

test('a calendar reads the habits of its person, in a form of its own', async () => {
  const { app, path } = await createSubscriber()
  expect(path).toMatch(/^\/kalender\/[\w-]{43}\.ics$/)
  const { status, headers, body } = await read(path, app)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  })
  expect(body).toContain('\r\nDTSTART;TZID=Europe/Berlin:20260309T093000\r\n')
  expect(body).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=MO\r\n')
  expect(body).toContain('\r\nSUMMARY:Erinnerung\r\n')
  expect(body).not.toContain('Wasser')
})

test('an unchanged calendar is not sent again after any time', async () => {
  const { app, path } = await createSubscriber()
  const { headers } = await read(path, app)
  const etag = String(headers.etag)
  testServer.clock.advance(60_000)
  const again = await read(path, app, { 'if-none-match': `"other", ${etag}` })
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect((await read(path, app, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('each change is read with the next sequence number, and its moment', async () => {
  const { app, path, act, as } = await createSubscriber()
  expect((await read(path, app)).body).toContain('\r\nSEQUENCE:0\r\n')
  testServer.clock.advance(60_000)
  await act(updateHabitIntent, { weekdays: ['FRIDAY'], notificationTime: '18:00:00' })
  const movedCalendar = await read(path, app)
  expect(movedCalendar.body).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=FR\r\n')
  expect(movedCalendar.body).toContain(`T180000\r\n`)
  expect(movedCalendar.body).toContain('\r\nSEQUENCE:1\r\n')
  const stamp = testServer.clock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
  expect(movedCalendar.body).toContain(`\r\nDTSTAMP:${stamp}\r\n`)
  await testServer.call(updateCalendarFeed, { hasTitles: true }, as)
  const titledCalendar = await read(path, app)
  expect(titledCalendar.body).toContain('\r\nSUMMARY:Wasser trinken\r\n')
  expect(titledCalendar.body).toContain('\r\nSEQUENCE:2\r\n')
  await act(pauseHabitIntent, { pausedUntil: '2026-03-20' })
  const pausedCalendar = await read(path, app)
  expect(pausedCalendar.body).toContain('\r\nDTSTART;TZID=Europe/Berlin:20260327T180000\r\n')
  expect(pausedCalendar.body).toContain('\r\nSEQUENCE:3\r\n')
  await act(disableHabitIntent)
  expect((await read(path, app)).body).not.toContain('VEVENT')
})

test('concurrent readers get the same text', async () => {
  const { app, path } = await createSubscriber()
  const answers = await Promise.all(Array.from({ length: 8 }, () => read(path, app)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

test('a new address replaces the former one and keeps the choice of titles; a second press creates no further one', async () => {
  const { app, path, as } = await createSubscriber()
  await testServer.call(updateCalendarFeed, { hasTitles: true }, as)
  const answers = await Promise.all([
    testServer.call(createCalendarFeed, { replaces: 1 }, as),
    testServer.call(createCalendarFeed, { replaces: 1 }, as),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await feedOf({ as })).toMatchObject({ number: 2, hasTitles: true })
  expect((await read(path, app)).status).toBe(404)
  expect((await read(await pathOf({ as }), app)).status).toBe(200)
})

test('a revoked address is not found, and revoking succeeds again', async () => {
  const { app, path, as } = await createSubscriber()
  for (const _ of [1, 2]) expect((await testServer.call(revokeCalendarFeed, {}, as)).status).toBe(200)
  expect(await feedOf({ as })).toBeNull()
  const { status, body } = await read(path, app)
  expect([status, body]).toEqual([404, NOT_FOUND])
  expect((await testServer.call(updateCalendarFeed, { hasTitles: true }, as)).status).toBe(404)
})

describe('where no reminders would be sent, the address is answered like an unknown one', () => {
  const update =
    (column: string, value: string) =>
    async ({ user }: Learner) => {
      await testServer.adminPool.query(`UPDATE app_user SET ${column} = ${value} WHERE id = $1`, [user.id])
    }
  test.each<[string, (learner: Learner) => Promise<unknown>]>([
    ['a disabled account', update('is_disabled', 'true')],
    ['before the end of the introduction', update('has_completed_onboarding', 'false')],
    [
      'an account that has lost its seat',
      async ({ app, user }) =>
        testServer.giveDeparture(user, (await testServer.createSponsor(app)).sponsorId),
    ],
    ['a withdrawn consent', ({ as }) => testServer.call(withdrawHealthConsent, {}, as)],
    [
      'a deleted account',
      ({ user }) => testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id]),
    ],
  ])('%s', async (_, end) => {
    const subscriber = await createSubscriber()
    await end(subscriber)
    const { status, body } = await read(subscriber.path, subscriber.app)
    expect([status, body]).toEqual([404, NOT_FOUND])
  })
})

test('withdrawing the consent permanently ends the address', async () => {
  const { as, user } = await createSubscriber()
  await testServer.call(withdrawHealthConsent, {}, as)
  const { rows } = await testServer.adminPool.query('SELECT 1 FROM calendar_feed WHERE user_id = $1', [
    user.id,
  ])
  expect(rows).toEqual([])
})

test('an address is found on hosts of its app alone', async () => {
  const app = await testServer.createApp({ otherHosts: ['kalender-zweiter-host.test'] })
  const { path } = await createSubscriber(app)
  const elsewhere = await testServer.createApp()
  const statuses = await Promise.all(
    [app.host, 'kalender-zweiter-host.test', elsewhere.host, ADMIN_HOST].map(
      async (host) => (await read(path, { host })).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 404, 404])
})

test.each([
  'x',
  'x.ics',
  `${'x'.repeat(43)}.ics`,
  `${'x'.repeat(43)}.txt`,
  '%27.ics',
  `${'x'.repeat(90)}.ics`,
])('an unknown address is not found: %s', async (name) => {
  const { status, body } = await read(`/kalender/${name}`, await testServer.createApp())
  expect([status, body]).toEqual([404, NOT_FOUND])
})

test('during maintenance calendars keep what they have, and come back', async () => {
  const { app, path } = await createSubscriber()
  await testServer.adminPool.query('UPDATE app SET is_in_maintenance = true WHERE app_id = $1', [app.appId])
  const { status, headers } = await read(path, app)
  expect([status, headers['retry-after']]).toEqual([503, '60'])
})

test('the secret is in no log, and only its hash in the database', async () => {
  const { app, path, user } = await createSubscriber()
  await read(path, app)
  const token = path.slice('/kalender/'.length, -'.ics'.length)
  expect(lines.join('')).not.toContain(token)
  expect(lines.join('')).toContain('/kalender/:name')
  const { rows } = await testServer.adminPool.query(
    `SELECT f::text AS row, token_hash = sha256(convert_to($2, 'UTF8')) AS "isHash" FROM calendar_feed f WHERE user_id = $1`,
    [user.id, token],
  )
  expect(rows).toMatchObject([{ isHash: true }])
  expect(rows[0]?.row).not.toContain(token)
})

test('the owner of an address made with a lost key learns that it cannot be shown; the address still works', async () => {
  const { app, as, user } = await createSubscriber()
  const lostKey = createRowTokens('calendar-feed', 'another secret of the same length')
  const id = lostKey.newId()
  const token = lostKey.tokenOf(app.appId, id) ?? ''
  await testServer.adminPool.query(
    `UPDATE calendar_feed SET id = $1, token_hash = sha256(convert_to($2, 'UTF8')) WHERE user_id = $3`,
    [id, token, user.id],
  )
  expect(await feedOf({ as })).toMatchObject({ path: null, number: 1 })
  expect((await read(`/kalender/${token}.ics`, app)).status).toBe(200)
})

test('the operation itself reveals no more than the address', async () => {
  const { app, path } = await createSubscriber()
  const ask = (token: string) => testServer.call(getCalendar, { token }, { host: app.host })
  const token = path.slice('/kalender/'.length, -'.ics'.length)
  expect((await ask(token)).status).toBe(200)
  expect(await ask('x'.repeat(43))).toMatchObject({ status: 404, refusal: { identifier: 'not-found' } })
})
