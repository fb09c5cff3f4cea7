import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { addFavourite } from '@wohlauf/contract/favourites/favourites'
import {
  createAcknowledgementAsManager,
  createRichTextAsManager,
  deleteContentElementAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getFindingsOfModuleAsManager,
  getStatesOfModulesAsManager,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import {
  confirmAcknowledgement,
  getModules,
  markModuleAsCompleted,
  markQuizAsAnsweredCorrectly,
} from '@wohlauf/contract/modules/modules'
import {
  disableModuleAsManager,
  disableModulePageAsManager,
  enableModuleAsManager,
  getModuleAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { searchContent } from '@wohlauf/contract/search/search'
import { afterAll, describe, expect, test } from 'vitest'
import { inTenant } from '../../platform/database/transaction.ts'
import {
  acknowledgement,
  documentElement,
  quiz,
  richText,
  type TestElement,
} from '../../testing/content/content-elements.ts'
import type { NewPage } from '../../testing/content/modules-and-articles.ts'
import { createReading, outcome } from '../../testing/content/reading.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import type { TestApp } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { exportOwnReading } from './export-own-data.ts'

/** An app in which managers publish their changes. */

const testServer = await startTestServer()
afterAll(testServer.stop)

const withTitle = (title: string): TestElement => ({ ...richText(), title })

const createDesk = async (
  pages: NewPage[] = [{ elements: [withTitle('Eins'), withTitle('Zwei')] }],
  existing?: TestApp,
) => {
  const app = existing ?? (await testServer.createApp({ publishesOnSave: false }))
  const { as: manager } = await createManager(testServer, app)
  const reading = await createReading(testServer, pages, await createLearner(testServer, app))
  const publish = async (moduleIds = [reading.moduleId], as = manager) =>
    outcome(await testServer.call(publishModulesAsManager, { moduleIds }, as))
  expect(await publish()).toBe(200)
  return {
    ...reading,
    manager,
    publish,
    titles: async (page = 0) =>
      (await reading.read()).pages[page]?.contentElements.map(({ title }) => title) ?? [],
    states: async () => (await testServer.call(getStatesOfModulesAsManager, {}, manager)).body,
    modules: async () => (await testServer.call(getModules, {}, reading.as)).body,
    remove: (contentElementId: string) =>
      testServer.call(deleteContentElementAsManager, { contentElementId }, manager),
    add: (title: string, page = 0) =>
      testServer.call(
        createRichTextAsManager,
        { modulePageId: reading.pageId(page), title, textHtml: '<p>Zimtstangen</p>' },
        manager,
      ),
    find: async (text: string) =>
      (await testServer.call(searchContent, { text }, reading.as)).body.results.length,
  }
}

describe('until it is published', () => {
  test('learners see no changes and removals, and then all of them', async () => {
    const desk = await createDesk()
    const { manager, moduleId, elementId, titles, modules, find } = desk
    const call = testServer.call
    const before = [await desk.read(), await modules()]
    await call(updateModuleTitleAsManager, { moduleId, number: 9, title: 'Neu' }, manager)
    const change = { contentElementId: elementId(0), title: 'Anders', textHtml: '<p>Muskatnuss</p>' }
    await call(updateRichTextAsManager, change, manager)
    await desk.remove(elementId(0, 1))
    await desk.add('Drei')
    expect([await desk.read(), await modules()]).toEqual(before)
    expect([await find('Zimtstangen'), await find('Muskatnuss')]).toEqual([0, 0])
    const { body: working } = await call(getModuleAsManager, { moduleId }, manager)
    expect(working).toMatchObject({ number: 9, title: 'Neu' })
    expect(working.pages[0]?.contentElements.map(({ title }) => title)).toEqual(['Anders', 'Drei'])

    await desk.publish()
    expect(await titles()).toEqual(['Anders', 'Drei'])
    expect(await modules()).toMatchObject([{ number: 9, title: 'Neu' }])
    expect([await find('Zimtstangen'), await find('Muskatnuss')]).toEqual([1, 1])
  })

  test('a module is in no list and no search result, and cannot be saved for later', async () => {
    const { app, as, modules, find, publish } = await createDesk()
    const { moduleId } = await testServer.createModule(app, {
      title: 'Kardamom',
      pages: [{ elements: [richText('<p>Kardamom</p>')] }],
    })
    const save = () => testServer.call(addFavourite, { kind: 'MODULE', itemId: moduleId }, as).then(outcome)
    expect(await modules()).toHaveLength(1)
    expect([await find('Kardamom'), await save()]).toEqual([0, [404, 'not-found']])
    await publish([moduleId])
    expect(await modules()).toHaveLength(2)
    expect([await find('Kardamom'), await save()]).toEqual([2, 200])
  })

  test('hiding a module and showing it again take effect immediately', async () => {
    const { manager, moduleId, modules } = await createDesk()
    await testServer.call(disableModuleAsManager, { moduleId }, manager)
    expect(await modules()).toEqual([])
    await testServer.call(enableModuleAsManager, { moduleId }, manager)
    expect(await modules()).toHaveLength(1)
  })

  test('a deleted document is not shown, and the rest of the page is', async () => {
    const app = await testServer.createApp({ publishesOnSave: false })
    const { documentId } = await testServer.createDocument(app)
    const desk = await createDesk([{ elements: [withTitle('Davor'), documentElement(documentId)] }], app)
    expect(await desk.titles()).toHaveLength(2)
    await testServer.call(deleteDocumentAsManager, { documentId }, desk.manager)
    expect(await desk.titles()).toEqual(['Davor'])
  })

  test('the copy of a learner’s own data has the titles and questions as shown to the learner', async () => {
    const { app, user, as, manager, moduleId, elementId } = await createDesk([
      { elements: [acknowledgement()] },
    ])
    await testServer.call(confirmAcknowledgement, { contentElementId: elementId(0) }, as)
    await testServer.call(updateModuleTitleAsManager, { moduleId, number: 1, title: 'Entwurf' }, manager)
    const { sections } = await inTenant(
      testServer.pool,
      { appId: app.appId, userId: null, reach: 'app' },
      (tx) => exportOwnReading(tx, { appId: app.appId, userId: user.id }, testServer.services),
    )
    expect(JSON.stringify(sections)).toContain('Gelesen')
    expect(JSON.stringify(sections)).not.toContain('Entwurf')
  })
})

describe('publishing', () => {
  test('publishes all named modules or none, for managers only', async () => {
    const { app, as, publish, modules, moduleId, manager, states } = await createDesk()
    const other = await testServer.createModule(app)
    await testServer.call(updateModuleTitleAsManager, { moduleId, number: 1, title: 'Neu' }, manager)
    const elsewhere = await testServer.createModule(await testServer.createApp())
    expect(await publish([moduleId, other.moduleId, elsewhere.moduleId])).toEqual([404, 'not-found'])
    expect(await publish([moduleId, other.moduleId], as)).toEqual([403, 'not-allowed'])
    expect(new Set(await states())).toEqual(
      new Set([
        { moduleId, isPublished: true, openChanges: 1 },
        { moduleId: other.moduleId, isPublished: false, openChanges: 0 },
      ]),
    )
    expect((await modules()).map(({ title }) => title)).not.toContain('Neu')
    expect(await publish([moduleId, other.moduleId])).toBe(200)
    expect((await states()).map(({ openChanges }) => openChanges)).toEqual([0, 0])
    expect((await modules()).map(({ title }) => title)).toContain('Neu')
    expect(await modules()).toHaveLength(2)
  })
})

describe('before publishing', () => {
  test('findings name their positions, and content that the specification does not allow prevents it', async () => {
    const { manager, moduleId, pageId, elementId, publish, modules, add } = await createDesk([
      { elements: [quiz()] },
      { elements: [] },
    ])
    const findings = async () =>
      (await testServer.call(getFindingsOfModuleAsManager, { moduleId }, manager)).body
    const empty = { kind: 'PAGE_EMPTY', modulePageId: pageId(1), contentElementId: null }
    expect(await findings()).toEqual([empty])
    await add('Neu', 1)
    expect(await findings()).toEqual([])
    // A former version of the product may have stored such a value.
    await testServer.adminPool.query(
      `UPDATE content_element SET content = jsonb_set(content, '{possibleAnswers}', '[]') WHERE id = $1`,
      [elementId(0)],
    )
    const unanswerable = {
      kind: 'QUIZ_NOT_ANSWERABLE',
      modulePageId: pageId(0),
      contentElementId: elementId(0),
    }
    expect(await findings()).toEqual([unanswerable])
    await testServer.call(updateModuleTitleAsManager, { moduleId, number: 1, title: 'Neu' }, manager)
    expect(await publish()).toEqual([409, 'not-publishable'])
    expect((await modules()).map(({ title }) => title)).not.toContain('Neu')
  })

  test('a module of another app has no findings', async () => {
    const { manager } = await createDesk()
    const { moduleId } = await testServer.createModule(await testServer.createApp())
    expect(outcome(await testServer.call(getFindingsOfModuleAsManager, { moduleId }, manager))).toEqual([
      404,
      'not-found',
    ])
  })
})

describe('a learner in the middle', () => {
  /** Pages are removed by restoring a version only. */
  const removePage = (pageId: string) =>
    testServer.adminPool.query('UPDATE module_page SET removed_at = now() WHERE id = $1', [pageId])

  test('answers a quiz that was removed meanwhile, for its points, and finds the answer when it is restored', async () => {
    const element = quiz()
    const desk = await createDesk([{ elements: [element, withTitle('Danach')] }])
    const { as, earnings, elementId, publish, read } = desk
    const contentElementId = elementId(0)
    await desk.remove(contentElementId)
    await publish()
    expect(await desk.titles()).toEqual(['Danach'])
    const answer = () => testServer.call(markQuizAsAnsweredCorrectly, { contentElementId }, as).then(outcome)
    expect([await answer(), await answer()]).toEqual([200, 200])
    expect((await earnings()).entries).toEqual(['quiz-answered-correctly: 10'])
    await testServer.adminPool.query('UPDATE content_element SET removed_at = NULL WHERE id = $1', [
      contentElementId,
    ])
    await publish()
    expect((await read()).pages[0]?.contentElements[0]).toMatchObject({ isAnswered: true })
  })

  test('reads a page that was removed meanwhile, for its points, and completes the remaining ones', async () => {
    const { as, mark, moduleId, pageId, publish, earnings, read } = await createDesk([{}, {}, {}])
    expect((await mark(0)).status).toBe(200)
    await removePage(pageId(1))
    await publish()
    expect((await read()).pages).toHaveLength(2)
    expect([(await mark(1)).status, (await mark(1)).status]).toEqual([200, 200])
    expect((await mark(2)).status).toBe(200)
    expect((await testServer.call(markModuleAsCompleted, { moduleId }, as)).status).toBe(200)
    expect((await earnings()).entries.filter((entry) => entry.startsWith('module-page-seen'))).toHaveLength(3)
  })

  test('does a task that was added to a page meanwhile, and loses nothing', async () => {
    const { as, manager, mark, pageId, publish, read } = await createDesk([{}, {}])
    const task = { title: 'Zusage', introduction: '<p>Bitte lies das.</p>', acknowledgement: 'Gelesen' }
    await mark(0)
    const pageInput = { modulePageId: pageId(1), ...task }
    const { contentElementId } = (await testServer.call(createAcknowledgementAsManager, pageInput, manager))
      .body
    await publish()
    expect(outcome(await mark(1))).toEqual([409, 'module-page-has-open-tasks'])
    await testServer.call(confirmAcknowledgement, { contentElementId }, as)
    expect((await mark(1)).status).toBe(200)
    expect((await read()).pages.map(({ isSeen }) => isSeen)).toEqual([true, true])
  })

  test('gets 404 for a page that was hidden, as for one that was never published', async () => {
    const { app, manager, mark, pageId, publish, add, as } = await createDesk([{}, {}])
    await testServer.call(disableModulePageAsManager, { modulePageId: pageId(0) }, manager)
    expect((await mark(0)).status).toBe(200)
    await publish()
    expect(outcome(await mark(0))).toEqual([404, 'not-found'])
    const { contentElementId } = (await add('Entwurf', 1)).body
    const draft = await testServer.createModule(app, { pages: [{ elements: [quiz()] }] })
    for (const id of [contentElementId, draft.pages[0]?.elements[0]?.contentElementId ?? ''])
      expect(
        outcome(await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId: id }, as)),
      ).toEqual([404, 'not-found'])
  })
})
