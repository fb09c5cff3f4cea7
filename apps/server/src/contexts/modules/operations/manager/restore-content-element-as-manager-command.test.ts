import {
  restoreContentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../../testing/content/reading.ts'
import { createVersionDesk } from '../../../../testing/content/version-desk.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const { call } = testServer

const createDesk = () => createVersionDesk(testServer)

describe('an element that was deleted', () => {
  const restoreElement = (contentElementId: string, as: object) =>
    call(restoreContentElementAsManager, { contentElementId }, as).then(outcome)

  test('is restored at its position unchanged, once, and nothing is open', async () => {
    const desk = await createDesk()
    const { manager, elementId } = desk
    const before = await desk.working()
    await desk.remove(elementId(0, 1))
    await desk.remove(elementId(0, 0))
    const presses = [0, 1].map(() => restoreElement(elementId(0, 1), manager))
    expect(await Promise.all(presses)).toEqual([200, 200])
    expect(await restoreElement(elementId(0, 0), manager)).toBe(200)
    expect(await desk.working()).toEqual(before)
    expect(await desk.openChanges()).toBe(0)
  })

  test('is restored on its page after the others were sorted, each at a position of its own', async () => {
    const desk = await createDesk()
    const { manager, elementId, pageId } = desk
    await desk.remove(elementId(0, 1))
    const sortedIdsOfContentElements = [elementId(0, 2), elementId(0, 0)]
    const sorting = { modulePageId: pageId(0), sortedIdsOfContentElements }
    await call(updateOrderOfContentElementsAsManager, sorting, manager)
    await restoreElement(elementId(0, 1), manager)
    const titles = (await desk.working()).pages[0]?.contentElements.map(({ title }) => title)
    expect(titles).toHaveLength(3)
    expect(titles?.filter((title) => title !== 'Zwei')).toEqual(['Drei', 'Eins'])
    const { rows } = await testServer.adminPool.query(
      'SELECT count(DISTINCT position) AS places FROM content_element WHERE module_page_id = $1',
      [pageId(0)],
    )
    expect(Number(rows[0].places)).toBe(3)
  })

  test('is restored only by managers of its own app', async () => {
    const desk = await createDesk()
    const elsewhere = await createDesk()
    const id = desk.elementId(0)
    await desk.remove(id)
    expect(await restoreElement(id, desk.as)).toEqual([403, 'not-allowed'])
    expect(await restoreElement(id, elsewhere.manager)).toEqual([404, 'not-found'])
    expect(await restoreElement(NOWHERE, desk.manager)).toEqual([404, 'not-found'])
    expect((await desk.working()).pages[0]?.contentElements).toHaveLength(2)
  })
})
