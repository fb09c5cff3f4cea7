import { randomUUID } from 'node:crypto'
import { createHabitLog, disableHabitIntent, pauseHabitIntent } from '@wohlauf/contract/habits/habits'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createKeepers, type Keeper } from '../../testing/people/habits.ts'
import { callConcurrently } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const habitId = await testServer.createHabit(app)

const TODAY = '2026-03-04'
const YESTERDAY = '2026-03-03'
beforeEach(() => testServer.clock.set(`${TODAY}T09:00:00Z`))

const createSome = (count: number) => createKeepers(testServer, { app, habitId, count })

const loggedDays = async ({ habitIntentId }: Keeper) => {
  const { rows } = await testServer.adminPool.query<{ day: string }>(
    'SELECT logged_on::text AS day FROM habit_log WHERE habit_intent_id = $1',
    [habitIntentId],
  )
  return rows.map(({ day }) => day)
}

test.each([TODAY, YESTERDAY])(
  'devices that log %s at the same moment make one log, for points once',
  async (date) => {
    const [keeper] = await createSome(1)
    if (!keeper) throw new Error('no keeper')
    const { habitIntentId, as, earnings } = keeper
    const tick = () => testServer.call(createHabitLog, { habitIntentId, date, habitLogId: randomUUID() }, as)
    expect(await callConcurrently(10, tick)).toEqual({ 200: 10 })
    expect(await loggedDays(keeper)).toEqual([date])
    expect((await earnings()).entries).toEqual(['habit-logged: 5', 'habit-started: 5'])
  },
)

test.each([
  ['pause', pauseHabitIntent, { pausedUntil: TODAY }, 'habit-day-not-planned', '2026-03-05T11:00:00.000Z'],
  ['end', disableHabitIntent, {}, 'habit-intent-disabled', null],
] as const)(
  'a log beside the %s of its habit comes before it or is refused',
  async (_what, operation, input, refusal, reminder) => {
    const keepers = await createSome(12)
    await Promise.all(
      keepers.map(async (keeper, nth) => {
        const sends = [() => keeper.log(), () => keeper.act(operation, input)]
        const answers = await Promise.all((nth % 2 ? sends : sends.toReversed()).map((send) => send()))
        const [logged, changed] = nth % 2 ? answers : answers.toReversed()
        expect(changed).toBe(200)
        expect([logged, await loggedDays(keeper)]).toEqual(
          logged === 200 ? [200, [TODAY]] : [[409, refusal], []],
        )
        // The reminder of the changed plan, regardless of the order.
        expect(await keeper.storedReminder()).toBe(reminder)
      }),
    )
  },
)

test.each([
  ['the consent is withdrawn', withdrawHealthConsent, [403, 'health-consent-required']],
  ['the account is deleted', deleteOwnAccount, [401, 'authentication-required']],
] as const)('nothing stays of a log that is made while %s', async (_what, operation, refusal) => {
  const keepers = await createSome(12)
  await Promise.all(
    keepers.map(async ({ log, as, user }, nth) => {
      const end = () => testServer.call(operation, { currentPassword: user.password } as never, as)
      const sends = [log, async () => (await end()).status]
      const answers = await Promise.all((nth % 2 ? sends : sends.toReversed()).map((send) => send()))
      const [logged, ended] = nth % 2 ? answers : answers.toReversed()
      expect(ended).toBe(200)
      expect([200, refusal]).toContainEqual(logged)
    }),
  )
  for (const keeper of keepers) expect(await loggedDays(keeper)).toEqual([])
})
