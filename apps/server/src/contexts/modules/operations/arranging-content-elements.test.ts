import {
  createRichTextAsManager,
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateImageAsManager,
  updateOrderOfContentElementsAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { confirmAcknowledgement } from '@wohlauf/contract/modules'
import { afterAll, describe, expect, test } from 'vitest'
import { acknowledgement, picture, richText, type TestElement } from '../../../testing/content-elements.ts'
import { atOnce } from '../../../testing/learner.ts'
import { createAuthoring } from '../../../testing/manager.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const titled = (title: string): TestElement => ({ ...richText(), title })

const createDesk = async (elements: TestElement[] = ['Eins', 'Zwei', 'Drei'].map(titled)) => {
  const desk = await createAuthoring(testServer, [{ elements }, { elements: [titled('Woanders')] }])
  const shown = async (page = 0) => (await desk.read()).pages[page]?.contentElements ?? []
  return {
    ...desk,
    shown,
    titles: async () => (await shown()).map(({ title }) => title),
    remove: (contentElementId: string) =>
      testServer.call(deleteContentElementAsManager, { contentElementId }, desk.manager),
    duplicate: (contentElementId: string) =>
      testServer.call(duplicateContentElementAsManager, { contentElementId }, desk.manager),
    sort: (sortedIdsOfContentElements: string[], modulePageId = desk.pageId(0)) =>
      testServer.call(
        updateOrderOfContentElementsAsManager,
        { modulePageId, sortedIdsOfContentElements },
        desk.manager,
      ),
    add: (title: string) =>
      testServer.call(
        createRichTextAsManager,
        { modulePageId: desk.pageId(0), title, textHtml: '<p>Neu</p>' },
        desk.manager,
      ),
  }
}

describe('deleting', () => {
  test('takes an element from its page, and what learners answered; their points stay', async () => {
    const { as, remove, elementId, shown, earned, add } = await createDesk([
      acknowledgement(),
      titled('Danach'),
    ])
    await testServer.call(confirmAcknowledgement, { contentElementId: elementId(0) }, as)
    const points = await earned()
    expect(await remove(elementId(0)).then(outcome)).toBe(200)
    expect(await shown()).toMatchObject([{ title: 'Danach' }])
    expect(await earned()).toEqual(points)
    const { rowCount } = await testServer.adminPool.query(
      'SELECT FROM content_element_response WHERE content_element_id = $1',
      [elementId(0)],
    )
    expect(rowCount).toBe(0)
    await add('Neu')
    expect((await shown()).map(({ title }) => title)).toEqual(['Danach', 'Neu'])
  })

  test('finds nothing a second time, of another app, or of nowhere', async () => {
    const { remove, elementId, titles } = await createDesk()
    const elsewhere = await createDesk()
    expect(await atOnce(4, () => remove(elementId(0, 1)))).toEqual({ 200: 1, 404: 3 })
    for (const id of [elementId(0, 1), elsewhere.elementId(0), NOWHERE])
      expect(await remove(id).then(outcome)).toEqual([404, 'not-found'])
    expect(await titles()).toEqual(['Eins', 'Drei'])
    expect(await elsewhere.titles()).toEqual(['Eins', 'Zwei', 'Drei'])
  })
})

describe('duplicating', () => {
  test('puts a copy behind the original, which is an element of its own', async () => {
    const { duplicate, elementId, shown, titles, manager } = await createDesk()
    const { contentElementId } = (await duplicate(elementId(0, 1))).body
    expect(await titles()).toEqual(['Eins', 'Zwei', 'Zwei (Kopie)', 'Drei'])
    expect((await shown())[2]?.contentElementId).toBe(contentElementId)
    const change = { contentElementId, title: 'Anders', textHtml: '<p>Anders</p>', revision: 1 }
    expect(await testServer.call(updateRichTextAsManager, change, manager).then(outcome)).toBe(200)
    expect(await shown()).toMatchObject([
      {},
      { textHtml: '<p>Ein Absatz.</p>' },
      { textHtml: '<p>Anders</p>' },
      {},
    ])
  })

  test('takes no learner’s answer along', async () => {
    const { as, duplicate, elementId, shown } = await createDesk([acknowledgement()])
    await testServer.call(confirmAcknowledgement, { contentElementId: elementId(0) }, as)
    await duplicate(elementId(0))
    expect(await shown()).toMatchObject([{ isConfirmed: true }, { isConfirmed: false }])
  })

  test('many times at once gives each copy its place', async () => {
    const { duplicate, elementId, titles } = await createDesk()
    expect(await atOnce(4, () => duplicate(elementId(0)))).toEqual({ 200: 4 })
    expect(await titles()).toEqual(['Eins', ...Array(4).fill('Eins (Kopie)'), 'Zwei', 'Drei'])
    const { rows } = await testServer.adminPool.query(
      `SELECT count(DISTINCT e.position)::int AS positions FROM content_element e
       JOIN content_element of_page USING (module_page_id) WHERE of_page.id = $1`,
      [elementId(0)],
    )
    expect(rows).toEqual([{ positions: 7 }])
  })

  test('shares the picture, which stays until the last of them is gone', async () => {
    const { app, duplicate, remove, elementId, manager, shown } = await createDesk([
      { ...picture(), title: 'Bild' },
    ])
    const copy = (await duplicate(elementId(0))).body.contentElementId
    const address = async (index: number) => {
      const element = (await shown())[index]
      return element?.type === 'IMAGE' ? element.image.url : ''
    }
    const url = await address(0)
    expect(await address(1)).toBe(url)
    const status = async () => (await testServer.send({ method: 'GET', url, host: app.host })).status
    await remove(elementId(0))
    expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
    expect(await status()).toBe(200)
    const reworded = { contentElementId: copy, title: 'Bild', alternativeText: 'Ein Glas' }
    await testServer.call(updateImageAsManager, reworded, manager)
    expect(await address(0)).toBe(url)
    await remove(copy)
    await testServer.runJobs()
    expect(await status()).toBe(404)
  })

  test('finds nothing of another app, or of nowhere', async () => {
    const { duplicate } = await createDesk()
    const elsewhere = await createDesk()
    for (const id of [elsewhere.elementId(0), NOWHERE])
      expect(await duplicate(id).then(outcome)).toEqual([404, 'not-found'])
    expect(await elsewhere.titles()).toEqual(['Eins', 'Zwei', 'Drei'])
  })
})

describe('sorting', () => {
  test('gives the elements of a page their new order', async () => {
    const { sort, elementId, titles, add } = await createDesk()
    const [one, two, three] = [elementId(0, 0), elementId(0, 1), elementId(0, 2)]
    expect(await sort([three, one, two]).then(outcome)).toBe(200)
    expect(await titles()).toEqual(['Drei', 'Eins', 'Zwei'])
    await add('Neu')
    expect(await titles()).toEqual(['Drei', 'Eins', 'Zwei', 'Neu'])
  })

  test('asks for exactly the elements that there are', async () => {
    const { sort, elementId, titles } = await createDesk()
    const [one, two, three] = [elementId(0, 0), elementId(0, 1), elementId(0, 2)]
    for (const ids of [
      [one, two],
      [one, two, three, three],
      [one, two, two],
      [one, two, three, NOWHERE],
      [one, two, elementId(1)],
    ])
      expect(await sort(ids).then(outcome)).toEqual([409, 'conflict'])
    expect((await sort([])).refusal?.identifier).toBe('not-valid')
    expect(await titles()).toEqual(['Eins', 'Zwei', 'Drei'])
  })

  test('while others add loses nobody’s element', async () => {
    const { sort, elementId, shown, add } = await createDesk()
    const reversed = [elementId(0, 2), elementId(0, 1), elementId(0, 0)]
    const [sorted] = await Promise.all([sort(reversed), add('Neu'), add('Noch eins')])
    const titles = (await shown()).map(({ title }) => title)
    const kept = titles.filter((title) => !/^N/.test(title))
    expect(kept).toEqual(sorted.status === 200 ? ['Drei', 'Zwei', 'Eins'] : ['Eins', 'Zwei', 'Drei'])
    expect(titles.slice(3).sort()).toEqual(['Neu', 'Noch eins'])
  })

  test('finds no page of another app, or of nowhere', async () => {
    const { sort } = await createDesk()
    const elsewhere = await createDesk()
    const foreign = [elsewhere.elementId(0, 2), elsewhere.elementId(0, 1), elsewhere.elementId(0)]
    for (const pageId of [elsewhere.pageId(0), NOWHERE])
      expect(await sort(foreign, pageId).then(outcome)).toEqual([404, 'not-found'])
    expect(await elsewhere.titles()).toEqual(['Eins', 'Zwei', 'Drei'])
  })
})
