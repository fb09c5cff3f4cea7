import { randomUUID } from 'node:crypto'
import {
  createHabitLog,
  deleteHabitLog,
  disableHabitIntent,
  pauseHabitIntent,
  updateHabitIntent,
} from '@wohlauf/contract/habits/habits'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { bindingSql } from '../../platform/database/binding.ts'
import { SCHEMAS } from '../../platform/database/function-schemas.ts'
import { writesOf } from '../../platform/database/writes.ts'
import { openRequest } from '../../platform/sessions/open-request.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { createKeepers, type Keeper, remindAt } from '../../testing/people/habits.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { runOfHabit } from './prefetched-run.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, clock, pool } = testServer
const app = await testServer.createApp()
const habitId = await testServer.createHabit(app)

const TODAY = '2026-03-04'
beforeEach(() => clock.set(`${TODAY}T09:00:00Z`))

const createSome = (count: number) => createKeepers(testServer, { app, habitId, count })

/** Everything that logging writes for a learner, without ids of their own. */
const readStored = async ({ user, habitIntentId }: Keeper) => {
  const { rows } = await adminPool.query<{ rows: unknown }>(
    `SELECT json_build_object(
       'logs', (SELECT json_agg(to_jsonb(l) - '{user_id,habit_intent_id}'::text[] ORDER BY l.logged_on) FROM habit_log l WHERE l.user_id = $1),
       'intent', (SELECT to_jsonb(i) - '{id,user_id}'::text[] FROM habit_intent i WHERE i.id = $2),
       'reminders', (SELECT json_agg(n.seen_at) FROM notification n WHERE n.user_id = $1),
       'ledger', (SELECT json_agg(to_jsonb(e) - 'user_id' ORDER BY e.reason, e.subject) FROM health_point_entry e WHERE e.user_id = $1),
       'sum', (SELECT u.health_points FROM user_progress u WHERE u.user_id = $1),
       'deleted', (SELECT count(*) FROM deleted_id d WHERE d.user_id = $1)) AS rows`,
    [user.id, habitIntentId],
  )
  return rows[0]?.rows
}

const planOf = ({ as, habitIntentId }: Keeper): Promise<string> =>
  openRequest(
    pool,
    {
      host: app.host,
      tokenHash: hashToken(as.token ?? ''),
      now: clock.now(),
      prefetch: [runOfHabit],
      input: { habitIntentId },
      isReadOnly: true,
    },
    async (_tx, scope) => (scope?.prefetched[runOfHabit.name] as { plan: string } | undefined)?.plan ?? '',
  )

type Writer = { keeper: Keeper; plan: string; token?: string; logId?: string; consent?: string | null }

/** A statement itself, for today's logs, decided on the plans. */
const write = async (name: 'log_habits' | 'undo_habit_logs', writers: readonly Writer[]) => {
  const each = <T>(value: T) => writers.map(() => value)
  const { rows: accounts } = await adminPool.query<{ consent: string }>(
    'SELECT max(health_consent_version) AS consent FROM app_user WHERE app_id = $1',
    [app.appId],
  )
  const ofBoth = [
    app.appId,
    '100ms',
    writers.map(({ keeper }) => keeper.user.id),
    writers.map(({ keeper, token }) => hashToken(token ?? keeper.as.token ?? '')),
    each(clock.now()),
    writers.map(({ consent = accounts[0]?.consent }) => consent),
    writers.map(({ keeper }) => keeper.habitIntentId),
    writers.map(({ plan }) => plan),
    writers.map(({ logId = null }) => logId),
    each(TODAY),
  ]
  const values =
    name === 'undo_habit_logs'
      ? [...ofBoth, each(null)]
      : [...ofBoth, each(TODAY), each(null), each(habitId), each('Wasser'), each(5), each(25), each(null)]
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; ${bindingSql({ appId: app.appId, userId: null, reach: 'none' })}`)
    const { rows } = await client.query<{ written: boolean[] }>(
      `SELECT ${SCHEMAS.writes}.${name}(${values.map((_, at) => `$${at + 1}`).join(', ')}) AS written`,
      values,
    )
    await client.query('COMMIT')
    return rows[0]?.written
  } finally {
    client.release()
  }
}

/** The answers of the shared statements that were sent meanwhile. */
const watchStatements = (name: string) => {
  const query = vi.spyOn(writesOf(pool), 'query')
  return async (): Promise<boolean[][]> => {
    const results = query.mock.calls.flatMap(([statement], at) =>
      (statement as { name?: string }).name === `write-${name}` ? [query.mock.results[at]?.value] : [],
    )
    const answers = await Promise.all(results)
    query.mockRestore()
    return answers.map(({ rows }) => rows[0][0])
  }
}

test.each([
  ['log', createHabitLog, 'log_habits'],
  ['undo', deleteHabitLog, 'undo_habit_logs'],
] as const)(
  'people who %s a day at the same moment share a statement, and get the rows of a single one',
  async (what, operation, name) => {
    const [alone, ...together] = await createSome(12)
    if (!alone) throw new Error('no keeper')
    // The reminder of the day before is too late.
    for (const time of ['09:00', '11:00']) await remindAt(testServer, `${TODAY}T${time}:00Z`)
    if (what === 'undo') for (const { log } of [alone, ...together]) await log()
    const statements = watchStatements(name)
    // Their account is being changed: the shared statement does not wait for it, the call alone does.
    const change = await adminPool.connect()
    await change.query('BEGIN')
    await change.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [alone.user.id])
    const pendingCall = alone.act(operation)
    expect(await Promise.all(together.map(({ act }) => act(operation)))).toEqual(together.map(() => 200))
    await change.query('ROLLBACK')
    change.release()
    expect(await pendingCall).toBe(200)
    const answers = await statements()
    expect(answers.flat().toSorted()).toEqual([false, ...together.map(() => true)])
    expect(answers.length).toBeLessThan(together.length)
    const expected = await readStored(alone)
    expect(expected).toMatchObject({
      logs: what === 'log' ? [{ logged_on: TODAY, run: 1 }] : null,
      intent: { logged_on: what === 'log' ? TODAY : null },
      reminders: [expect.stringContaining(TODAY)],
      sum: 10,
    })
    for (const keeper of together) expect(await readStored(keeper)).toEqual(expected)
  },
)

test('writes for each person whose plan is unchanged since the decision, and for no other', async () => {
  const keepers = await createSome(6)
  const [whole, changed, moved, paused, disabled, logged] = keepers
  if (!whole || !changed || !moved || !paused || !disabled || !logged) throw new Error('too few keepers')
  const writers = await Promise.all(keepers.map(async (keeper) => ({ keeper, plan: await planOf(keeper) })))
  await changed.act(updateHabitIntent, { weekdays: ['MONDAY'], notificationTime: '12:00:00' })
  await adminPool.query('UPDATE habit_intent SET next_reminder_at = now(), reminded_on = $2 WHERE id = $1', [
    moved.habitIntentId,
    TODAY,
  ])
  await paused.act(pauseHabitIntent, { pausedUntil: TODAY })
  await disabled.act(disableHabitIntent)
  await logged.log()
  const before = await Promise.all(keepers.map(readStored))
  expect(await write('undo_habit_logs', writers)).toEqual([true, false, false, false, false, false])
  expect(await Promise.all(keepers.map(readStored))).toEqual(before)
  expect(await write('log_habits', writers)).toEqual([true, false, false, false, false, false])
  expect(await Promise.all(keepers.slice(1).map(readStored))).toEqual(before.slice(1))
  expect(await readStored(whole)).toMatchObject({ logs: [{ logged_on: TODAY }], sum: 10 })
})

test('refuses ended sessions, disabled accounts, other people, and those without the consent', async () => {
  const keepers = await createSome(5)
  const [whole, foreign, ended, disabled, unwilling] = keepers
  if (!whole || !foreign || !ended || !disabled || !unwilling) throw new Error('too few keepers')
  const plans = await Promise.all(keepers.map(planOf))
  await adminPool.query('DELETE FROM session WHERE user_id = $1', [ended.user.id])
  await adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [disabled.user.id])
  await adminPool.query('UPDATE app_user SET health_consent_version = NULL WHERE id = $1', [
    unwilling.user.id,
  ])
  const writers = keepers.map((keeper, nth) => ({
    keeper,
    plan: plans[nth] ?? '',
    ...(keeper === foreign ? { token: whole.as.token ?? '' } : {}),
  }))
  const before = await Promise.all(keepers.map(readStored))
  const withoutConsent = writers.map((writer) => ({ ...writer, consent: null }))
  expect(await write('log_habits', withoutConsent)).toEqual(keepers.map(() => false))
  const onlyWhole = keepers.map((keeper) => keeper === whole)
  expect(await write('log_habits', writers)).toEqual(onlyWhole)
  const afterLog = { keeper: whole, plan: await planOf(whole) }
  expect(await write('undo_habit_logs', [afterLog, ...writers.slice(1)])).toEqual(onlyWhole)
  // It keeps its points.
  expect(await Promise.all(keepers.slice(1).map(readStored))).toEqual(before.slice(1))
  expect(await readStored(whole)).toMatchObject({ logs: null, sum: 10 })
})

test('a log whose id was deleted counts as made, and is not', async () => {
  const [keeper] = await createSome(1)
  if (!keeper) throw new Error('no keeper')
  const habitLogId = randomUUID()
  await keeper.act(createHabitLog, { habitLogId })
  await keeper.act(deleteHabitLog)
  const before = await readStored(keeper)
  const writer = { keeper, plan: await planOf(keeper), logId: habitLogId }
  expect(await write('log_habits', [writer])).toEqual([true])
  expect(await readStored(keeper)).toEqual(before)
})
