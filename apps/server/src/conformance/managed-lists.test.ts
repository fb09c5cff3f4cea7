import { randomUUID } from 'node:crypto'
import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import {
  createBlogArticleOfPackageAsManager,
  createModuleOfPackageAsManager,
  createRecipeOfPackageAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/modules/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { deleteRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { afterAll, describe, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../testing/content/reading.ts'
import { createLearner } from '../testing/people/learner.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { ManagedListCase } from './managed-list.ts'
import { createEditorOf } from './managed-list-editor.ts'
import { listsWith, MANAGED_LISTS } from './managed-lists.ts'
import { publishesSeveral } from './operations-of-versions.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createEditor = (list: ManagedListCase) => createEditorOf(testServer, list)

/** One of several concurrent calls succeeds. */
const expectOnce = async (call: () => Promise<unknown>, refusal: readonly unknown[]) => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, call))
  expect(outcomes.filter((each) => each === 200)).toHaveLength(1)
  expect(outcomes.filter((each) => each !== 200)).toEqual(Array(3).fill(refusal))
}

const ELSEWHERE: readonly AnyOperation[] = [
  // Each type of element has two operations: `platform/http/content-elements/writing-content-elements.test.ts`.
  ...[ELEMENT_OPERATIONS, BLOG_ELEMENT_OPERATIONS].flatMap((types) =>
    Object.values(types).map(({ create }) => create),
  ),
  // A sponsor has one link and no list of them.
  deleteRegistrationLinkAsManager,
  // Creates an item of a package, with all that it names: `contexts/course-packages`.
  createModuleOfPackageAsManager,
  createRecipeOfPackageAsManager,
  createBlogArticleOfPackageAsManager,
  // Operations on several items in their current state, not on one shown item: `working-versions.test.ts` of each
  // kind.
  ...OPERATIONS.filter(publishesSeveral),
]

test('every manager’s operation that creates, sorts, copies, shows, hides or deletes is covered by this test', () => {
  const tested = MANAGED_LISTS.flatMap(([, list]) => Object.values(list))
  const isOfList =
    /\/(create|update-order-of|duplicate|enable|disable|publish|unpublish|delete)-.*-as-manager-command$/
  const cases: unknown[] = [...tested, ...ELSEWHERE]
  const missing = OPERATIONS.filter((each) => isOfList.test(each.name) && !cases.includes(each))
  expect(missing.map(({ name }) => name)).toEqual([])
})

/** The part of the other content that a change writes and the row shows under the same name. */
const shownIn = (row: object | undefined, { other, update }: ManagedListCase) =>
  Object.fromEntries(
    Object.entries(other).filter(([name]) => name in update.input.shape && row && name in row),
  )

describe.each(MANAGED_LISTS)('%s', (_, list) => {
  const { id: idField, parent, create: creation, readAsLearner } = list

  test('are created once by retries, also concurrent ones; other content under the id is a conflict', async () => {
    const { app, ids, create, change, rows, order, storedFiles, otherFiles } = await createEditor(list)
    const id = randomUUID()
    const elsewhere = parent ? { [parent]: (await list.write(testServer, app)).parentId } : {}
    const files = storedFiles()
    // At most one of a person's uploads waits for its turn.
    const retries = otherFiles.length > 0 ? 2 : 4
    const answers = await Promise.all(Array.from({ length: retries }, () => create(id)))
    const answer = idField in creation.output.shape ? { [idField]: id } : {}
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(retries).fill([200, answer]))
    expect((await order()).toSorted()).toEqual([...ids, id].toSorted())

    const before = await rows()
    for (const [field, value] of Object.entries({ ...list.other, ...elsewhere }))
      expect([field, await create(id, { [field]: value }).then(outcome)]).toEqual([field, [409, 'conflict']])
    for (const other of otherFiles)
      expect(await create(id, {}, other).then(outcome)).toEqual([409, 'conflict'])
    expect(await create(id).then(outcome)).toBe(200)
    expect(await rows()).toEqual(before)
    await testServer.runJobs()
    expect(storedFiles()).toBe(files + Object.keys(creation.files).length)
    expect(await change(id)).toBe(200)
    expect(await create(id).then(outcome)).toEqual([409, 'conflict'])
  })

  test('are changed by one of several concurrent changes; the slower ones are a conflict', async () => {
    const { ids, change, row } = await createEditor(list)
    const [id] = ids
    await expectOnce(() => change(id, { revision: 1 }), [409, 'conflict'])
    const changedRow = await row(id)
    expect(changedRow).toMatchObject({ ...shownIn(changedRow, list), revision: 2 })
    expect(await change(id, { ...list.created, revision: 1 })).toEqual([409, 'conflict'])
    expect(await row(id)).toEqual(changedRow)
    expect(await change(id, { ...list.created, revision: 2 })).toBe(200)
    // A caller that omits the revision overwrites.
    expect(await change(id)).toBe(200)
    expect(await row(id)).toMatchObject({ ...shownIn(changedRow, list), revision: 4 })
  })

  test('are neither visible nor changeable from another app, where their ids are free', async () => {
    const [theirs, mine] = [await createEditor(list), await createEditor(list)]
    const before = await theirs.rows()
    for (const id of [theirs.ids[0], NOWHERE]) expect(await mine.change(id)).toEqual([404, 'not-found'])
    expect((await mine.order()).toSorted()).toEqual(mine.ids.toSorted())
    for (const { app, ids } of [theirs, mine]) {
      if (!readAsLearner) break
      const { as } = await createLearner(testServer, app)
      const { body } = await testServer.call<AnyOperation>(readAsLearner, {}, as)
      expect(body.map((row: Record<string, unknown>) => row[idField]).toSorted()).toEqual(ids.toSorted())
    }
    expect(await mine.create(theirs.ids[0]).then(outcome)).toBe(200)
    expect(await theirs.rows()).toEqual(before)
  })
})

describe.each(listsWith('sort'))('%s', (_, list) => {
  test('are sorted by a call, and a new row is placed after them', async () => {
    const { ids, sort, order, create } = await createEditor(list)
    const [first, second, third] = ids
    expect(await sort([third, first, second])).toBe(200)
    expect(await order()).toEqual([third, first, second])
    const id = randomUUID()
    expect(await create(id).then(outcome)).toBe(200)
    expect(await order()).toEqual([third, first, second, id])
  })

  test('are not sorted by an order whose ids differ from the stored ones', async () => {
    const { app, ids, sort, order } = await createEditor(list)
    const theirs = await createEditor(list)
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
    const { ids, sort, order } = await createEditor(list)
    const [first, second, third] = ids
    const orders = [
      [second, third, first],
      [third, first, second],
    ]
    expect(await Promise.all(orders.map((each) => sort(each)))).toEqual([200, 200])
    expect(orders).toContainEqual(await order())
  })

  test('are followed by a row created during sorting, or the order is refused', async () => {
    const { ids, sort, order, create } = await createEditor(list)
    const reversedIds = [...ids].reverse()
    const id = randomUUID()
    const [sorted, creation] = await Promise.all([sort(reversedIds), create(id).then(outcome)])
    expect(creation).toBe(200)
    expect(await order()).toEqual([...(sorted === 200 ? reversedIds : ids), id])
  })
})

describe.each(listsWith('sort', 'parent'))('%s', (_, list) => {
  test('return 404 under a parent of another app and under an unknown one', async () => {
    const [mine, theirs] = [await createEditor(list), await createEditor(list)]
    for (const parentId of [theirs.parentId, NOWHERE])
      expect(await mine.sort([...theirs.ids].reverse(), parentId)).toEqual([404, 'not-found'])
    expect(await theirs.order()).toEqual(theirs.ids)
  })
})

describe.each(listsWith('show'))('%s', (_, list) => {
  const { show, hide = show } = list

  test('are hidden and shown, also when repeated, and keep their position', async () => {
    const { ids, on, row, order } = await createEditor(list)
    const enabled = () => Promise.all(ids.map(async (id) => (await row(id))?.isEnabled))
    for (const operation of [hide, hide, show, show]) {
      expect(await on(operation, ids[1])).toBe(200)
      expect(await enabled()).toEqual([true, operation === show, true])
      if (list.sort) expect(await order()).toEqual(ids)
    }
  })

  test('return 404 and stay unchanged when they belong to another app or do not exist', async () => {
    const [mine, theirs] = [await createEditor(list), await createEditor(list)]
    await theirs.on(hide, theirs.ids[0])
    const before = await theirs.rows()
    for (const operation of [show, hide])
      for (const id of [...theirs.ids, NOWHERE])
        expect(await mine.on(operation, id)).toEqual([404, 'not-found'])
    expect(await theirs.rows()).toEqual(before)
  })
})

describe.each(listsWith('remove'))('%s', (_, list) => {
  const { remove } = list

  test('are deleted once, and the others keep their order', async () => {
    const { ids, on, order } = await createEditor(list)
    const others = (await order()).filter((id) => id !== ids[1])
    await expectOnce(() => on(remove, ids[1]), [404, 'not-found'])
    expect(await order()).toEqual(others)
  })

  test('return 404 and stay when they belong to another app or do not exist', async () => {
    const [mine, theirs] = [await createEditor(list), await createEditor(list)]
    const before = [await mine.rows(), await theirs.rows()]
    for (const id of [theirs.ids[0], NOWHERE]) expect(await mine.on(remove, id)).toEqual([404, 'not-found'])
    expect([await mine.rows(), await theirs.rows()]).toEqual(before)
  })
})

describe.each(listsWith('duplicate'))('%s', (_, list) => {
  const { duplicate } = list

  test('are copied to the position after the original, hidden where they can be', async () => {
    const { ids, duplicate: copy, rows, order } = await createEditor(list)
    const [first, second, third] = ids
    const id = await copy(duplicate, second)
    expect(await order()).toEqual([first, second, id, third])
    const [, original, copied] = await rows()
    expect(copied?.title).toBe(`${original?.title} (Kopie)`)
    expect(copied?.isEnabled).toBe(list.hide ? false : undefined)
  })

  test('are copied concurrently, each to a position of its own', async () => {
    const { ids, on, order, positions } = await createEditor(list)
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
    const [mine, theirs] = [await createEditor(list), await createEditor(list)]
    for (const id of [theirs.ids[0], NOWHERE])
      expect(await mine.on(duplicate, id)).toEqual([404, 'not-found'])
    expect([await mine.order(), await theirs.order()]).toEqual([mine.ids, theirs.ids])
  })
})
