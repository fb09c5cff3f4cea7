import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, describe, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../testing/content/reading.ts'
import { createManager } from '../testing/people/manager.ts'
import { startTestServer } from '../testing/test-server.ts'
import { listsWith } from './managed-lists.ts'

const MINUTE_MS = 60_000
const YEAR_MS = 366 * 86_400_000

const testServer = await startTestServer()
afterAll(testServer.stop)

const CASES = listsWith('plan', 'show', 'hide')
type PlannedListCase = (typeof CASES)[number][1]

test('every operation that plans a publication is covered by this test', () => {
  const planning = OPERATIONS.filter(({ name }) => /\/plan-publication-of-/.test(name))
  expect(CASES.map(([, { plan }]) => plan.name).sort()).toEqual(planning.map(({ name }) => name).sort())
})

/** A list of one hidden row and two shown ones, and the manager of its app. */
const createPlannedList = async (list: PlannedListCase) => {
  const { app, as } = await createManager(testServer)
  const { ids } = await list.write(testServer, app)
  const call = (operation: AnyOperation, input: object) =>
    testServer.call<AnyOperation>(operation, input, as).then(outcome)
  const id = ids[0] as string
  const on = (operation: AnyOperation) => call(operation, { [list.id]: id })
  const row = async () => {
    const { body } = await testServer.call<AnyOperation>(list.read, list.readInput(''), as)
    return list.rowsIn(body).find((each) => each[list.id] === id)
  }
  await on(list.hide)
  return {
    on,
    hide: () => on(list.hide),
    planAt: (publishAt: string | null, of = id) => call(list.plan, { [list.id]: of, publishAt }),
    id,
    state: async () => {
      const { isEnabled, publishAt } = (await row()) ?? {}
      return [isEnabled, publishAt]
    },
  }
}

const inMinutes = (minutes: number) =>
  new Date(testServer.clock.now().getTime() + minutes * MINUTE_MS).toISOString()

/** Executes the schedule as the worker does each minute. */
const minutePasses = async (minutes: number) => {
  testServer.clock.advance(minutes * MINUTE_MS)
  expect(await testServer.runSchedule({ name: 'publish-planned' })).toMatchObject({ failed: 0 })
}

describe.each(CASES)('%s', (_, list) => {
  test('are published at the planned minute, and not before', async () => {
    const { planAt, state } = await createPlannedList(list)
    const at = inMinutes(30)
    expect(await planAt(at)).toBe(200)
    expect(await state()).toEqual([false, at])
    await minutePasses(29)
    expect(await state()).toEqual([false, at])
    await minutePasses(1)
    expect(await state()).toEqual([true, null])
    await minutePasses(1)
    expect(await state()).toEqual([true, null])
  })

  test('follow the last plan; without a plan, or when published earlier, nothing happens later', async () => {
    const { planAt, state, on } = await createPlannedList(list)
    const [early, late] = [inMinutes(10), inMinutes(60)]
    expect(await planAt(early)).toBe(200)
    expect(await planAt(late)).toBe(200)
    await minutePasses(20)
    expect(await state()).toEqual([false, late])
    expect(await planAt(null)).toBe(200)
    await minutePasses(60)
    expect(await state()).toEqual([false, null])

    expect(await planAt(inMinutes(10))).toBe(200)
    expect(await on(list.show)).toBe(200)
    expect(await state()).toEqual([true, null])
    expect(await on(list.hide)).toBe(200)
    await minutePasses(20)
    expect(await state()).toEqual([false, null])
  })

  test('are not planned for a time that is over or a year away, nor when they are published', async () => {
    const { planAt, state, on } = await createPlannedList(list)
    for (const minutes of [0, -1, YEAR_MS / MINUTE_MS + 1])
      expect(await planAt(inMinutes(minutes))).toEqual([400, 'not-valid'])
    expect(await state()).toEqual([false, null])
    const last = inMinutes(YEAR_MS / MINUTE_MS)
    expect(await planAt(last)).toBe(200)
    expect(await state()).toEqual([false, last])
    expect(await on(list.show)).toBe(200)
    expect(await planAt(inMinutes(10))).toEqual([409, 'conflict'])
    expect(await state()).toEqual([true, null])
  })

  test('return 404 and stay unplanned when they belong to another app or do not exist', async () => {
    const [mine, theirs] = [await createPlannedList(list), await createPlannedList(list)]
    for (const id of [theirs.id, NOWHERE])
      expect(await mine.planAt(inMinutes(10), id)).toEqual([404, 'not-found'])
    expect(await theirs.state()).toEqual([false, null])
  })
})

test('an error in one app stops neither the other apps of a list nor the lists after it, and is reported', async () => {
  const { adminPool } = testServer
  const listsOfTwoApps = (list: PlannedListCase) =>
    Promise.all([createPlannedList(list), createPlannedList(list)])
  const articles = await listsOfTwoApps(
    CASES.find(([name]) => name === 'articles of the blog')?.[1] as PlannedListCase,
  )
  const others = await listsOfTwoApps(CASES.find(([name]) => name === 'recipes')?.[1] as PlannedListCase)
  const all = [...articles, ...others]
  const publish = async () => {
    testServer.clock.advance(10 * MINUTE_MS)
    return testServer.runSchedule({ name: 'publish-planned' })
  }
  await adminPool.query(
    `CREATE FUNCTION public.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no luck'; END $$`,
  )
  // Each failure happens once: the order in which the apps are published is not specified.
  for (const failing of articles) {
    const at = inMinutes(5)
    for (const { hide, planAt } of all) {
      await hide()
      expect(await planAt(at)).toBe(200)
    }
    await adminPool.query(
      `CREATE TRIGGER fail BEFORE UPDATE ON blog_article FOR EACH ROW WHEN (OLD.id = '${failing.id}')
       EXECUTE FUNCTION public.fail()`,
    )
    expect(await publish()).toMatchObject({ failed: 1 })
    for (const each of all) expect(await each.state()).toEqual(each === failing ? [false, at] : [true, null])
    await adminPool.query('DROP TRIGGER fail ON blog_article')
    expect(await publish()).toMatchObject({ failed: 0 })
    expect(await failing.state()).toEqual([true, null])
  }
})
