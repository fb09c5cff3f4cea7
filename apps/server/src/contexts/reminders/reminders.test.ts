import { markAllNotificationsAsSeen, markNotificationAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { disableHabitIntent, pauseHabitIntent } from '@wohlauf/contract/habits/habits'
import { markOnboardingAsCompleted } from '@wohlauf/contract/onboarding/onboarding'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createKeeper, remindAt } from '../../testing/people/habits.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { dropOldNotifications } from '../habits/jobs/drop-old-notifications.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

const MORNING = '2026-03-04T09:00:00Z'
const NOON = '2026-03-04T11:00:00Z'
beforeEach(async () => {
  // Clears the reminders that the previous test has left due.
  await adminPool.query('UPDATE habit_intent SET next_reminder_at = NULL')
  testServer.clock.set(MORNING)
})

const ofHabit = (habitIntentId: string) => ({ type: 'HABIT_REMINDER', context: { habitIntentId } })

describe('in its minute a habit is reminded of', () => {
  test('once, however often the minute is processed, and not a minute earlier', async () => {
    const { habitIntentId, unseen, badge, storedReminder } = await createKeeper(testServer)
    await remindAt(testServer, '2026-03-04T10:59:59Z')
    expect(await unseen()).toEqual([])
    await remindAt(testServer, NOON)
    await remindAt(testServer, '2026-03-04T11:01:00Z')
    expect(await unseen()).toEqual([
      {
        notificationId: expect.any(String),
        configuration: ofHabit(habitIntentId),
        createdAt: '2026-03-04T11:00:00.000Z',
      },
    ])
    expect(await badge()).toBe(1)
    expect(await storedReminder()).toBe('2026-03-05T11:00:00.000Z')
  })

  test('in any number of apps', async () => {
    const keepers = [
      await createKeeper(testServer),
      await createKeeper(testServer),
      await createKeeper(testServer),
    ]
    await remindAt(testServer, NOON)
    for (const { unseen } of keepers) expect(await unseen()).toHaveLength(1)
  })

  test('not when it was logged, is paused, was disabled or is not planned', async () => {
    const [logged, paused, disabled, other] = [
      await createKeeper(testServer),
      await createKeeper(testServer),
      await createKeeper(testServer),
      await createKeeper(testServer, { plan: { weekdays: ['THURSDAY'] } }),
    ]
    await logged.log()
    await paused.act(pauseHabitIntent, { pausedUntil: '2026-03-04' })
    await disabled.act(disableHabitIntent)
    await remindAt(testServer, NOON)
    for (const { unseen } of [logged, paused, disabled, other]) expect(await unseen()).toEqual([])
  })

  test('again on the next day, over the change of the clocks at the same time of day', async () => {
    testServer.clock.set('2026-03-27T12:00:00Z')
    const { unseen } = await createKeeper(testServer)
    for (const at of ['2026-03-28T11:00:00Z', '2026-03-29T10:00:00Z', '2026-03-29T11:00:00Z'])
      await remindAt(testServer, at)
    expect((await unseen()).map(({ createdAt }) => createdAt)).toEqual([
      '2026-03-29T10:00:00.000Z',
      '2026-03-28T11:00:00.000Z',
    ])
  })
})

describe('a worker that was away', () => {
  test.each([
    ['half an hour', '2026-03-04T11:30:00Z', 1],
    ['an hour to the second', '2026-03-04T12:00:00Z', 1],
    ['more than an hour', '2026-03-04T12:00:01Z', 0],
    ['three hours', '2026-03-04T14:00:00Z', 0],
  ])('for %s reminds late, or not at all, and continues', async (_, at, count) => {
    const { unseen, storedReminder } = await createKeeper(testServer)
    await remindAt(testServer, at)
    await remindAt(testServer, at)
    expect(await unseen()).toHaveLength(count)
    expect(await storedReminder()).toBe('2026-03-05T11:00:00.000Z')
  })

  test('over midnight sends no reminders of the past day', async () => {
    const { unseen } = await createKeeper(testServer, { plan: { notificationTime: '23:55:00' } })
    await remindAt(testServer, '2026-03-04T23:05:00Z')
    expect(await unseen()).toEqual([])
  })

  test('sends one mail for all missed reminders', async () => {
    const learner = await createLearner(testServer)
    const channels = ['EMAIL_HABIT_REMINDER']
    await createKeeper(testServer, { learner, channels })
    await createKeeper(testServer, { learner, channels, plan: { notificationTime: '12:30:00' } })
    await remindAt(testServer, '2026-03-04T11:35:00Z')
    expect(await testServer.mails.to(learner.user.emailAddress)).toHaveLength(1)
  })
})

describe('nobody is reminded', () => {
  test('before the introduction is done; from then on at the next time, and of nothing before', async () => {
    const { user, as, app, ...rest } = await createLearner(testServer)
    await adminPool.query('UPDATE app_user SET has_completed_onboarding = false WHERE id = $1', [user.id])
    const { unseen, storedReminder } = await createKeeper(testServer, { learner: { user, as, app, ...rest } })
    await remindAt(testServer, NOON)
    expect(await unseen()).toEqual([])
    expect(await storedReminder()).toBe('2026-03-05T11:00:00.000Z')
    testServer.clock.set('2026-03-05T11:05:00Z')
    await testServer.call(markOnboardingAsCompleted, { hasSeenAllSteps: true }, as)
    expect(await storedReminder()).toBe('2026-03-06T11:00:00.000Z')
    await remindAt(testServer, '2026-03-05T11:10:00Z')
    expect(await unseen()).toEqual([])
    await remindAt(testServer, '2026-03-06T11:00:00Z')
    expect(await unseen()).toHaveLength(1)
  })

  test('who is disabled', async () => {
    const { user, unseen, storedReminder } = await createKeeper(testServer)
    await adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [user.id])
    await remindAt(testServer, NOON)
    await adminPool.query('UPDATE app_user SET is_disabled = false WHERE id = $1', [user.id])
    expect(await unseen()).toEqual([])
    expect(await storedReminder()).toBe('2026-03-05T11:00:00.000Z')
  })

  test('who has withdrawn the consent: habits, notifications and waiting mails are gone', async () => {
    const { user, as, unseen, badge } = await createKeeper(testServer, { channels: ['EMAIL_HABIT_REMINDER'] })
    await testServer.mails.goDown()
    await remindAt(testServer, NOON)
    expect(await badge()).toBe(1)
    await testServer.call(withdrawHealthConsent, {}, as)
    await testServer.mails.recover()
    await remindAt(testServer, '2026-03-05T11:00:00Z')
    expect([await unseen(), await badge()]).toEqual([[], 0])
    expect(await testServer.mails.to(user.emailAddress)).toEqual([])
  })
})

describe('a notification is seen', () => {
  test('by its owner’s call, which may be repeated, and by nobody else’s', async () => {
    const { app, as, unseen, badge } = await createKeeper(testServer)
    await remindAt(testServer, NOON)
    const [notificationId = ''] = (await unseen()).map((each) => each.notificationId)
    const other = await createLearner(testServer, app)
    expect((await testServer.call(markNotificationAsSeen, { notificationId }, other.as)).status).toBe(404)
    expect(await badge()).toBe(1)
    for (let time = 0; time < 2; time += 1)
      expect((await testServer.call(markNotificationAsSeen, { notificationId }, as)).status).toBe(200)
    expect([await unseen(), await badge()]).toEqual([[], 0])
  })

  test('with all others, of this person alone', async () => {
    const mine = await createKeeper(testServer)
    const theirs = await createKeeper(testServer, { learner: await createLearner(testServer, mine.app) })
    await createKeeper(testServer, { learner: mine.learner })
    await remindAt(testServer, NOON)
    expect(await mine.badge()).toBe(2)
    expect((await testServer.call(markAllNotificationsAsSeen, {}, mine.as)).status).toBe(200)
    expect([await mine.badge(), await theirs.badge()]).toEqual([0, 1])
  })

  test('by logging its habit, that of yesterday by filling yesterday in', async () => {
    const { log, unseen } = await createKeeper(testServer)
    await remindAt(testServer, NOON)
    await remindAt(testServer, '2026-03-05T11:00:00Z')
    await log('2026-03-04')
    expect((await unseen()).map(({ createdAt }) => createdAt)).toEqual(['2026-03-05T11:00:00.000Z'])
    await log()
    expect(await unseen()).toEqual([])
  })
})

test('a notification leaves list and badge after 7 days, and is deleted after 90', async () => {
  const { habitIntentId, unseen, badge, act } = await createKeeper(testServer)
  await remindAt(testServer, NOON)
  await act(disableHabitIntent)
  const keptNotifications = async () =>
    (await adminPool.query('SELECT FROM notification WHERE habit_intent_id = $1', [habitIntentId])).rowCount
  testServer.clock.set('2026-03-11T10:59:59Z')
  expect([(await unseen()).length, await badge()]).toEqual([1, 1])
  testServer.clock.set('2026-03-11T11:00:00Z')
  expect([(await unseen()).length, await badge()]).toEqual([0, 0])
  for (const [at, count] of [
    ['2026-06-02T11:00:00Z', 1],
    ['2026-06-02T11:00:01Z', 0],
  ] as const) {
    testServer.clock.set(at)
    await testServer.runSchedule(dropOldNotifications)
    expect(await keptNotifications()).toBe(count)
  }
})
