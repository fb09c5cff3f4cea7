import { getNotificationStatus, getUnseenNotifications } from '@wohlauf/contract/dashboard/notifications'
import {
  createHabitIntent,
  createHabitLog,
  deleteHabitLog,
  getHabitIntents,
  getHabitLookBack,
} from '@wohlauf/contract/habits/habits'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { remindOfHabits } from '../../contexts/reminders/jobs/remind-of-habits.ts'
import type { TestServer } from '../test-server.ts'
import { earnedBy } from './health-points.ts'
import { createLearner, type Learner } from './learner.ts'
import type { TestApp } from './people.ts'

const DAY_MS = 86_400_000

type KeeperOptions = {
  learner?: Learner
  plan?: Partial<InputOf<typeof createHabitIntent>>
  minRuntimeWeeks?: number
  /** Channels in the learner's settings; push alone, unless said otherwise. */
  channels?: readonly string[]
}

/** A learner who has started a habit: every day at noon, unless planned otherwise. */
export const createKeeper = async (testServer: TestServer, fields: KeeperOptions = {}) => {
  const { plan = {}, minRuntimeWeeks = 4, channels } = fields
  const learner = fields.learner ?? (await createLearner(testServer))
  const { app, user, as } = learner
  if (channels)
    await testServer.adminPool.query('UPDATE app_user SET notification_settings = $1 WHERE id = $2', [
      channels,
      user.id,
    ])
  const habitId = plan.habitId ?? (await testServer.createHabit(app, { minRuntimeWeeks }))
  const usual = { habitId, weekdays: [...WEEKDAYS], notificationTime: '12:00:00' }
  const creation = await testServer.call(createHabitIntent, { ...usual, ...plan }, as)
  const { habitIntentId } = creation.body
  /** A call about the habit: its status, and the refusal when there is one. */
  const act = async (operation: AnyOperation, input: Record<string, unknown> = {}) => {
    const { status, refusal } = await testServer.call(operation, { habitIntentId, ...input }, as)
    return refusal ? [status, refusal.identifier] : status
  }
  return {
    ...learner,
    learner,
    habitId,
    habitIntentId,
    act,
    log: (date?: string) => act(createHabitLog, date ? { date } : {}),
    undo: (date?: string) => act(deleteHabitLog, date ? { date } : {}),
    intent: async () => {
      const { body } = await testServer.call(getHabitIntents, {}, as)
      const intent = body.find((each) => each.habitIntentId === habitIntentId)
      if (!intent) throw new Error('the intent is gone')
      return intent
    },
    lookBack: async (month?: string) =>
      (await testServer.call(getHabitLookBack, { habitIntentId, ...(month ? { month } : {}) }, as)).body,
    earnings: () => earnedBy(testServer, user),
    /** The stored next reminder. */
    storedReminder: async (): Promise<string | null> => {
      const { rows } = await testServer.adminPool.query<{ at: Date | null }>(
        'SELECT next_reminder_at AS at FROM habit_intent WHERE id = $1',
        [habitIntentId],
      )
      return rows[0]?.at?.toISOString() ?? null
    },
    unseen: async () => (await testServer.call(getUnseenNotifications, {}, as)).body,
    badge: async () =>
      (await testServer.call(getNotificationStatus, {}, as)).body.countOfUnhandledNotifications,
  }
}

export type Keeper = Awaited<ReturnType<typeof createKeeper>>

/** Learners of one app who have started the same habit a day ago. */
export const createKeepers = async (
  testServer: TestServer,
  { app, habitId, count }: { app: TestApp; habitId: string; count: number },
): Promise<Keeper[]> => {
  const keepers: Keeper[] = []
  testServer.clock.advance(-DAY_MS)
  for (let nth = 0; nth < count; nth += 1) {
    const learner = await createLearner(testServer, app)
    keepers.push(await createKeeper(testServer, { learner, plan: { habitId } }))
  }
  testServer.clock.advance(DAY_MS)
  return keepers
}

/** Sets the clock and runs the reminder job and all jobs that follow from it. */
export const remindAt = (testServer: TestServer, at: string) => {
  testServer.clock.set(at)
  return testServer.runSchedule(remindOfHabits)
}
