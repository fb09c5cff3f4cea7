import { randomUUID } from 'node:crypto'
import {
  createRichTextAsManager,
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateImageAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { confirmAcknowledgement } from '@wohlauf/contract/modules/modules'
import { deleteModuleAsManager, getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import {
  acknowledgement,
  picture,
  richText,
  type TestElement,
} from '../../../../testing/content/content-elements.ts'
import { outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const withTitle = (title: string): TestElement => ({ ...richText(), title })

const createDesk = async (elements: TestElement[] = ['Eins', 'Zwei', 'Drei'].map(withTitle)) => {
  const desk = await createAuthoring(testServer, [{ elements }, { elements: [withTitle('Woanders')] }])
  const shownElements = async (page = 0) => (await desk.read()).pages[page]?.contentElements ?? []
  return {
    ...desk,
    shown: shownElements,
    titles: async () => (await shownElements()).map(({ title }) => title),
    remove: (contentElementId: string) =>
      testServer.call(deleteContentElementAsManager, { contentElementId }, desk.manager),
    duplicate: (contentElementId: string) =>
      testServer.call(duplicateContentElementAsManager, { contentElementId }, desk.manager),
    add: (title: string, more: { idOfNextElement?: string; contentElementId?: string } = {}) =>
      testServer.call(
        createRichTextAsManager,
        { modulePageId: desk.pageId(0), title, textHtml: '<p>Neu</p>', ...more },
        desk.manager,
      ),
  }
}

describe('deleting', () => {
  test('removes an element from its page for all; learners’ answers and points stay, in case it comes back', async () => {
    const { as, manager, moduleId, remove, elementId, shown, earnings, add } = await createDesk([
      acknowledgement(),
      withTitle('Danach'),
    ])
    await testServer.call(confirmAcknowledgement, { contentElementId: elementId(0) }, as)
    const points = await earnings()
    expect(await remove(elementId(0)).then(outcome)).toBe(200)
    expect(await shown()).toMatchObject([{ title: 'Danach' }])
    const { body } = await testServer.call(getModuleAsManager, { moduleId }, manager)
    expect(body.pages[0]?.contentElements).toMatchObject([{ title: 'Danach' }])
    expect(await earnings()).toEqual(points)
    const { rowCount } = await testServer.adminPool.query(
      'SELECT FROM content_element_response WHERE content_element_id = $1',
      [elementId(0)],
    )
    expect(rowCount).toBe(1)
    await add('Neu')
    expect((await shown()).map(({ title }) => title)).toEqual(['Danach', 'Neu'])
  })
})

describe('creating before another element', () => {
  test('places the new one there, first or between, once for all retries', async () => {
    const { add, elementId, titles } = await createDesk()
    await add('Ganz vorn', { idOfNextElement: elementId(0, 0) })
    const between = { idOfNextElement: elementId(0, 1), contentElementId: randomUUID() }
    await add('Dazwischen', between)
    expect(await add('Dazwischen', between).then(outcome)).toBe(200)
    expect(await titles()).toEqual(['Ganz vorn', 'Eins', 'Dazwischen', 'Zwei', 'Drei'])
  })

  test('places it at the end when the other is gone, or on another page', async () => {
    const { add, remove, elementId, titles } = await createDesk()
    await remove(elementId(0, 1))
    await add('Nach dem Löschen', { idOfNextElement: elementId(0, 1) })
    await add('Fremde Seite', { idOfNextElement: elementId(1) })
    expect(await titles()).toEqual(['Eins', 'Drei', 'Nach dem Löschen', 'Fremde Seite'])
  })
})

describe('duplicating', () => {
  test('places a copy after the original, which is an independent element', async () => {
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

  test('copies no learner’s answer', async () => {
    const { as, duplicate, elementId, shown } = await createDesk([acknowledgement()])
    await testServer.call(confirmAcknowledgement, { contentElementId: elementId(0) }, as)
    await duplicate(elementId(0))
    expect(await shown()).toMatchObject([{ isConfirmed: true }, { isConfirmed: false }])
  })

  test('a removed element cannot be changed, copied or removed again', async () => {
    const { remove, duplicate, elementId, manager } = await createDesk()
    const contentElementId = elementId(0)
    await remove(contentElementId)
    const change = { contentElementId, title: 'Anders', textHtml: '<p>Anders</p>' }
    for (const answer of [
      remove(contentElementId),
      duplicate(contentElementId),
      testServer.call(updateRichTextAsManager, change, manager),
    ])
      expect(await answer.then(outcome)).toEqual([404, 'not-found'])
  })

  test('shares the picture, which stays until the module is deleted, because a version may show it again', async () => {
    const { app, duplicate, remove, elementId, manager, shown, moduleId } = await createDesk([
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
    await testServer.runJobs()
    expect(await status()).toBe(200)
    const rewording = { contentElementId: copy, title: 'Bild', alternativeText: 'Ein Glas' }
    await testServer.call(updateImageAsManager, rewording, manager)
    expect(await address(0)).toBe(url)
    await remove(copy)
    await testServer.runJobs()
    expect(await status()).toBe(200)
    await testServer.call(deleteModuleAsManager, { moduleId }, manager)
    await testServer.runJobs()
    expect(await status()).toBe(404)
  })
})
