import { randomUUID } from 'node:crypto'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestFile } from '../testing/call.ts'
import { createManager } from '../testing/manager.ts'
import { NOWHERE, outcome } from '../testing/reading.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { ManagedListCase } from './managed-list.ts'
import { MANAGED_LISTS, OF_UNSORTED_LISTS } from './managed-lists.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('every manager’s operation that sorts, copies, shows, hides or deletes is covered by this test', () => {
  const tested = MANAGED_LISTS.flatMap(([, { sort, duplicate, show, hide, remove }]) => [
    sort,
    duplicate,
    show,
    hide,
    remove,
  ])
  const isOfList =
    /\/(update-order-of|duplicate|enable|disable|publish|unpublish|delete)-.*-as-manager-command$/
  const known = [...tested, ...OF_UNSORTED_LISTS]
  const missing = OPERATIONS.filter((each) => isOfList.test(each.name) && !known.includes(each))
  expect(missing.map(({ name }) => name)).toEqual([])
})

/** A list of three rows and the manager of its app. */
const createDesk = async (list: ManagedListCase) => {
  const { app, as } = await createManager(testServer)
  const written = await list.write(testServer, app)
  const { parentId, about } = written
  const ids = written.ids as [string, string, string]
  const call = (operation: AnyOperation, input: object, files: Record<string, TestFile> = {}) =>
    testServer.call<AnyOperation>(operation, input, { ...as, files })
  const ofParent = (id = parentId) => (list.parent ? { [list.parent]: id } : {})
  const rows = async () => list.rowsIn((await call(list.read, list.asked(about))).body, parentId)
  return {
    app,
    ids,
    parentId,
    rows,
    order: async () => (await rows()).map((row) => row[list.id]),
    on: (operation: AnyOperation, id: string) => call(operation, { [list.id]: id }).then(outcome),
    sort: (sorted: readonly string[], parent?: string) =>
      call(list.sort, { ...ofParent(parent), [list.sortedIds]: sorted }).then(outcome),
    create: async (id: string) =>
      call(list.create, { ...ofParent(), [list.id]: id, ...list.created }, await list.files?.()).then(
        outcome,
      ),
    duplicate: async (operation: AnyOperation, id: string) =>
      (await call(operation, { [list.id]: id })).body[list.id] as string,
    /** The number of different positions among its rows. */
    positions: async () => {
      const [column, value] = list.parentColumn ? [list.parentColumn, parentId] : ['app_id', app.appId]
      const { rows: counted } = await testServer.adminPool.query(
        `SELECT count(DISTINCT position)::int AS positions FROM "${list.table}" WHERE "${column}" = $1`,
        [value],
      )
      return counted[0]?.positions
    },
  }
}

const casesWith = <Name extends 'remove' | 'duplicate' | 'show'>(name: Name) =>
  MANAGED_LISTS.flatMap(([title, list]) => {
    const operation = list[name]
    return operation ? [[title, list, operation] as const] : []
  })

describe.each(MANAGED_LISTS)('%s', (_, list) => {
  test('are sorted by a call, and a new row is placed after them', async () => {
    const { ids, sort, order, create } = await createDesk(list)
    const [first, second, third] = ids
    expect(await sort([third, first, second])).toBe(200)
    expect(await order()).toEqual([third, first, second])
    const id = randomUUID()
    expect(await create(id)).toBe(200)
    expect(await order()).toEqual([third, first, second, id])
  })

  test('are not sorted by an order whose ids differ from the stored ones', async () => {
    const { app, ids, sort, order } = await createDesk(list)
    const theirs = await createDesk(list)
    const ofOtherParent = list.parent ? (await list.write(testServer, app)).ids.slice(0, 1) : [NOWHERE]
    const [first, second, third] = ids
    for (const sorted of [
      [third, first],
      [third, third, first],
      [third, first, second, second],
    ])
      expect(await sort(sorted)).toEqual([409, 'conflict'])
    for (const sorted of [
      [third, first, second, NOWHERE],
      [third, first, theirs.ids[0]],
      [third, first, second, theirs.ids[0]],
      [third, first, ...ofOtherParent],
    ])
      expect(await sort(sorted)).toEqual([404, 'not-found'])
    expect(await sort([])).toEqual([400, 'not-valid'])
    expect([await order(), await theirs.order()]).toEqual([ids, theirs.ids])
  })

  test('are sorted by one of two concurrent orders as a whole', async () => {
    const { ids, sort, order } = await createDesk(list)
    const [first, second, third] = ids
    const orders = [
      [second, third, first],
      [third, first, second],
    ]
    expect(await Promise.all(orders.map((each) => sort(each)))).toEqual([200, 200])
    expect(orders).toContainEqual(await order())
  })

  test('are followed by a row created during sorting, or the order is refused', async () => {
    const { ids, sort, order, create } = await createDesk(list)
    const wanted = [...ids].reverse()
    const id = randomUUID()
    const [sorted, created] = await Promise.all([sort(wanted), create(id)])
    expect(created).toBe(200)
    expect(await order()).toEqual([...(sorted === 200 ? wanted : ids), id])
  })
})

describe.each(MANAGED_LISTS.filter(([, { parent }]) => parent))('%s', (_, list) => {
  test('return 404 under a parent of another app and under an unknown one', async () => {
    const [mine, theirs] = [await createDesk(list), await createDesk(list)]
    for (const parentId of [theirs.parentId, NOWHERE])
      expect(await mine.sort([...theirs.ids].reverse(), parentId)).toEqual([404, 'not-found'])
    expect(await theirs.order()).toEqual(theirs.ids)
  })
})

describe.each(casesWith('show'))('%s', (_, list, show) => {
  const hide = list.hide ?? show

  test('keep their position when hidden and shown, also when repeated', async () => {
    const { ids, on, rows } = await createDesk(list)
    const enabled = async () => (await rows()).map(({ isEnabled }) => isEnabled)
    for (let time = 0; time < 2; time += 1) {
      expect(await on(hide, ids[1])).toBe(200)
      expect(await enabled()).toEqual([true, false, true])
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await on(show, ids[1])).toBe(200)
      expect(await enabled()).toEqual([true, true, true])
    }
  })

  test('return 404 and stay unchanged when they belong to another app or do not exist', async () => {
    const [mine, theirs] = [await createDesk(list), await createDesk(list)]
    await theirs.on(hide, theirs.ids[0])
    const before = await theirs.rows()
    for (const operation of [show, hide])
      for (const id of [...theirs.ids, NOWHERE])
        expect(await mine.on(operation, id)).toEqual([404, 'not-found'])
    expect(await theirs.rows()).toEqual(before)
  })
})

describe.each(casesWith('remove'))('%s', (_, list, remove) => {
  test('are deleted once, and the others keep their order', async () => {
    const { ids, on, order } = await createDesk(list)
    const [first, second, third] = ids
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => on(remove, second)))
    expect(outcomes.filter((each) => each === 200)).toHaveLength(1)
    expect(outcomes.filter((each) => each !== 200)).toEqual(Array(3).fill([404, 'not-found']))
    expect(await order()).toEqual([first, third])
  })

  test('return 404 and stay when they belong to another app or do not exist', async () => {
    const [mine, theirs] = [await createDesk(list), await createDesk(list)]
    for (const id of [theirs.ids[0], NOWHERE]) expect(await mine.on(remove, id)).toEqual([404, 'not-found'])
    expect([await mine.order(), await theirs.order()]).toEqual([mine.ids, theirs.ids])
  })
})

describe.each(casesWith('duplicate'))('%s', (_, list, duplicate) => {
  test('are copied to the position after the original, hidden where they can be', async () => {
    const { ids, duplicate: copy, rows, order } = await createDesk(list)
    const [first, second, third] = ids
    const id = await copy(duplicate, second)
    expect(await order()).toEqual([first, second, id, third])
    const [, original, copied] = await rows()
    expect(copied?.title).toBe(`${original?.title} (Kopie)`)
    expect(copied?.isEnabled).toBe(list.hide ? false : undefined)
  })

  test('are copied concurrently, each to a position of its own', async () => {
    const { ids, on, order, positions } = await createDesk(list)
    const [first, second, third] = ids
    const copies = 4
    const counts = await Promise.all(Array.from({ length: copies }, () => on(duplicate, first)))
    expect(counts).toEqual(Array(copies).fill(200))
    const now = await order()
    expect([now[0], ...now.slice(-2)]).toEqual([first, second, third])
    expect(now).toHaveLength(copies + 3)
    expect(await positions()).toBe(copies + 3)
  })

  test('return 404 when they belong to another app or do not exist', async () => {
    const [mine, theirs] = [await createDesk(list), await createDesk(list)]
    for (const id of [theirs.ids[0], NOWHERE])
      expect(await mine.on(duplicate, id)).toEqual([404, 'not-found'])
    expect([await mine.order(), await theirs.order()]).toEqual([mine.ids, theirs.ids])
  })
})
