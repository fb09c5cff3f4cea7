import { randomUUID } from 'node:crypto'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { ENTRY_STEP_MINUTES } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { MAX_GOALS } from '@wohlauf/contract/values/limits/goal-limits'
import pg from 'pg'
import type { BenchCase } from './cases.ts'
import type { LoadRequest } from './load.ts'
import type { BenchWorld } from './world.ts'

/** Calls of a command in one measurement, where each needs a row of its own. */
export const AMOUNT = 3000
export const WARM_AMOUNT = 500

const STEP_MS = ENTRY_STEP_MINUTES * 60_000
const CONSUMED_AT = new Date(Math.floor(Date.now() / STEP_MS) * STEP_MS).toISOString()

/** Habits of all users that are logged once, and as many whose log is undone once. */
const INTENTS = 8000

type User = BenchWorld['users'][number]
type Intent = { user: User; habitIntentId: string; notificationId: string }
type Goal = { user: User; userGoalId: string }

/** What people do each day: habits that wait for today's log, habits that have one, and a goal of each user. */
export type Day = { today: string; open: Intent[]; logged: Intent[]; goals: Goal[] }

const shuffled = <T>(items: readonly T[]): T[] => items.toSorted(() => 0.5 - Math.random())

const createIntents = async (
  client: pg.Client,
  { appId, users }: BenchWorld,
  loggedOn: string | null,
): Promise<Intent[]> => {
  const intents: Intent[] = []
  for (let nth = 0; nth * users.length < INTENTS; nth += 1) {
    const habitId = randomUUID()
    await client.query(
      `INSERT INTO habit (app_id, id, title, min_runtime_weeks, introduction) VALUES ($1, $2, $3, 4, '<p>Gut.</p>')`,
      [appId, habitId, `Gewohnheit ${nth}`],
    )
    const { rows } = await client.query<{ id: string; user_id: string }>(
      `INSERT INTO habit_intent (app_id, user_id, habit_id, weekdays, notification_time, started_on, next_reminder_at, logged_on, created_at)
       SELECT $1::uuid, unnest($2::uuid[]), $3::uuid, '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}'::text[], '12:00'::time,
         current_date - 9, now() + interval '1 day', $4::date, now() - interval '9 days'
       RETURNING id, user_id`,
      [appId, users.map(({ userId }) => userId), habitId, loggedOn],
    )
    const idOf = new Map(rows.map(({ id, user_id }) => [user_id, id]))
    for (const user of users)
      intents.push({ user, habitIntentId: idOf.get(user.userId) ?? '', notificationId: randomUUID() })
  }
  return shuffled(intents)
}

const fillDay = async (client: pg.Client, world: BenchWorld): Promise<Day> => {
  const { appId, users } = world
  const today = berlinDay(new Date())
  await client.query(
    `UPDATE app SET enabled_features = enabled_features || '{GOAL_TRACKING,NUTRITION_DIARY}' WHERE app_id = $1`,
    [appId],
  )
  const userIds = users.map(({ userId }) => userId)
  await client.query('UPDATE app_user SET health_consent_version = $1 WHERE app_id = $2 AND id = ANY ($3)', [
    HEALTH_DATA_CONSENT.version,
    appId,
    userIds,
  ])
  const open = await createIntents(client, world, null)
  const logged = await createIntents(client, world, today)
  const loggedIds = logged.map(({ habitIntentId }) => habitIntentId)
  await client.query(
    `INSERT INTO habit_log (app_id, user_id, habit_intent_id, run, logged_on, created_at, id)
     SELECT app_id, user_id, id, nth, $1::date, now(), gen_random_uuid() FROM habit_intent, unnest('{1,2}'::int[]) nth WHERE id = ANY ($2)`,
    [today, loggedIds],
  )
  await client.query(
    `INSERT INTO notification (app_id, id, user_id, habit_intent_id, reminded_on, created_at)
     SELECT $1::uuid, unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::uuid[]), $5::date, now()`,
    [
      appId,
      logged.map(({ notificationId }) => notificationId),
      logged.map(({ user }) => user.userId),
      loggedIds,
      today,
    ],
  )
  const goals = users.map((user) => ({ user, userGoalId: randomUUID() }))
  const goalIds = goals.map(({ userGoalId }) => userGoalId)
  await client.query(
    `INSERT INTO user_goal (app_id, id, user_id, title, rating_count, created_at)
     SELECT $1::uuid, unnest($2::uuid[]), unnest($3::uuid[]), 'Mehr Gemüse', 1, now() - interval '9 days'`,
    [appId, goalIds, userIds],
  )
  await client.query(
    `INSERT INTO user_goal_rating (app_id, user_goal_id, user_id, number, score, rated_at)
     SELECT $1::uuid, unnest($2::uuid[]), unnest($3::uuid[]), 0, 3, now() - interval '9 days'`,
    [appId, goalIds, userIds],
  )
  await client.query('VACUUM ANALYZE')
  return { today, open, logged, goals }
}

/** Of each user of the world that is signed in. The limits write logs of a second run, so that they meet none of the product's. */
export const createDay = async (superuserUrl: string, world: BenchWorld): Promise<Day> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    return await fillDay(client, world)
  } finally {
    await client.end()
  }
}

/** Each item once, for the product and for the limit. */
const onceEach = <T>(items: readonly T[], name: string) => {
  let taken = 0
  return (): T => {
    const item = items[taken]
    taken += 1
    if (item === undefined) throw new Error(`${name}: every row is used; shorten the run`)
    return item
  }
}

/** The commands of each day, as sent to the product and as the statement of the limit. */
export const casesOfDay = ({ appId }: BenchWorld, { today, open, logged, goals }: Day): BenchCase[] => {
  const ofIntent = (
    name: string,
    intents: readonly Intent[],
    path: string,
    body: (intent: Intent) => object,
  ) => {
    const [nextOfOurs, nextOfLimit] = [onceEach(intents, name), onceEach(intents, name)]
    return {
      name,
      amount: AMOUNT,
      ours: (): LoadRequest => {
        const intent = nextOfOurs()
        return { path, headers: { 'auth-token': intent.user.token }, body: body(intent) }
      },
      values: () => {
        const { user, habitIntentId, notificationId } = nextOfLimit()
        return [appId, user.userId, habitIntentId, today, notificationId]
      },
    }
  }
  let ratings = 0
  const rating = () => {
    const goal = goals[ratings % goals.length]
    if (!goal) throw new Error('the bench world has no goal')
    // Never the former score of the goal, which would be a repetition.
    const score = 1 + (Math.floor(ratings / goals.length) % 9)
    ratings += 1
    return { ...goal, score }
  }
  return [
    ofIntent('log a habit', open, '/api/habits/create-habit-log-command', ({ habitIntentId }) => ({
      habitIntentId,
      habitLogId: randomUUID(),
    })),
    ofIntent('undo a log', logged, '/api/habits/delete-habit-log-command', ({ habitIntentId }) => ({
      habitIntentId,
    })),
    ofIntent(
      'see a reminder',
      // Those of habits that wait for a log would have been seen with it.
      logged,
      '/api/dashboard/mark-notification-as-seen-command',
      ({ notificationId }) => ({
        notificationId,
      }),
    ),
    {
      name: 'rate a goal',
      amount: AMOUNT,
      ours: (): LoadRequest => {
        const { user, userGoalId, score } = rating()
        return {
          path: '/api/goal-tracking/rate-user-goal-progress-command',
          headers: { 'auth-token': user.token },
          body: {
            userGoalRatingId: randomUUID(),
            userGoalProgresses: [{ userGoalId, userGoalProgressScore: score }],
          },
        }
      },
      values: () => {
        const { user, userGoalId, score } = rating()
        return [appId, user.userId, userGoalId, String(score)]
      },
    },
    {
      name: 'create a goal',
      // The product, its former version and the limit share the goals that each person may have.
      amount: Math.min(AMOUNT, Math.floor((goals.length * (MAX_GOALS - 1)) / 3) - WARM_AMOUNT),
      ours: (): LoadRequest => ({
        path: '/api/goal-tracking/create-user-goal-command',
        headers: { 'auth-token': rating().user.token },
        body: { userGoalId: randomUUID(), title: 'Mehr Gemüse', initialScore: 3 },
      }),
      values: () => [appId, rating().user.userId, randomUUID()],
    },
    {
      name: 'diary entry',
      amount: AMOUNT,
      ours: (): LoadRequest => ({
        path: '/api/nutrition-diary/create-nutrition-diary-entry-command',
        headers: { 'auth-token': rating().user.token },
        form: {
          nutritionDiaryEntryId: randomUUID(),
          consumedAt: CONSUMED_AT,
          description: 'Linsensuppe mit Brot',
          meal: 'LUNCH',
        },
      }),
      values: () => [appId, rating().user.userId],
    },
  ]
}
