import {
  updateImageAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  disableModulePageAsManager,
  updateModulePageAsManager,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import {
  getDifferencesOfModuleAsManager,
  getVersionOfModuleAsManager,
  getVersionsOfModuleAsManager,
  restoreVersionOfModuleAsManager,
} from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { picture, quiz } from '../../testing/content/content-elements.ts'
import { NOWHERE, outcome } from '../../testing/content/reading.ts'
import { createVersionDesk, PAGES_OF_DESK } from '../../testing/content/version-desk.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const { call } = testServer

const createDesk = (
  ...args: Parameters<typeof createVersionDesk> extends [unknown, ...infer Rest] ? Rest : never
) => createVersionDesk(testServer, ...args)

describe('the versions of a module', () => {
  test('are listed newest first, with who published them, when, and the note', async () => {
    const { app, publish, rename, versions, moduleId, editor, manager } = await createDesk()
    await rename('Neu')
    testServer.clock.advance(60_000)
    await publish()
    const [newest, oldest] = await versions()
    const { rows } = await testServer.adminPool.query(
      'SELECT first_name, last_name FROM app_user WHERE id = $1',
      [editor.id],
    )
    const name = [rows[0].first_name, rows[0].last_name].filter(Boolean).join(' ')
    expect(newest).toMatchObject({ number: 2, note: '', isCurrent: true, isAutomatic: false })
    expect(newest?.publishedBy).toBe(name)
    expect(oldest).toMatchObject({ number: 1, note: 'Anfangs', isCurrent: false })
    const answer = await call(getVersionsOfModuleAsManager, { moduleId, limit: 1 }, manager)
    const after = answer.body.next ?? ''
    const rest = await call(getVersionsOfModuleAsManager, { moduleId, limit: 1, after }, manager)
    expect([answer.body.items, rest.body.items, rest.body.next]).toEqual([[newest], [oldest], null])
    await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [editor.id])
    const other = await createManager(testServer, app)
    const { body } = await call(getVersionsOfModuleAsManager, { moduleId }, other.as)
    expect(body.items.map(({ publishedBy }) => publishedBy)).toEqual([null, null])
  })

  test('show their own content despite later edits, including hidden pages', async () => {
    const desk = await createDesk([...PAGES_OF_DESK, { title: 'Versteckt', isEnabled: false }])
    const before = await desk.working()
    await desk.rename('Neu')
    await desk.write(desk.elementId(0), 'Anders')
    await desk.remove(desk.elementId(0, 1))
    const { module, version, leftOut } = (await desk.version()).body
    expect(module).toEqual(before)
    expect([version.number, leftOut]).toEqual([1, []])
  })

  test('are for managers, and each for its own module and app', async () => {
    const { as, app, moduleId, first, manager, working } = await createDesk()
    const elsewhere = await createDesk()
    const other = await createDesk(PAGES_OF_DESK, { app })
    const before = await working()
    const ask = async (moduleId: string, versionId: string, as: typeof manager) => [
      outcome(await call(getVersionsOfModuleAsManager, { moduleId }, as)),
      outcome(await call(getVersionOfModuleAsManager, { moduleId, versionId }, as)),
      outcome(await call(getDifferencesOfModuleAsManager, { moduleId, versionId }, as)),
      outcome(await call(restoreVersionOfModuleAsManager, { moduleId, versionId }, as)),
    ]
    expect(await ask(moduleId, first, as)).toEqual(Array(4).fill([403, 'not-allowed']))
    expect(await ask(moduleId, first, elsewhere.manager)).toEqual(Array(4).fill([404, 'not-found']))
    expect((await ask(moduleId, other.first, manager)).slice(1)).toEqual(Array(3).fill([404, 'not-found']))
    expect(await ask(NOWHERE, NOWHERE, manager)).toEqual(Array(4).fill([404, 'not-found']))
    expect(await working()).toEqual(before)
  })
})

describe('differences', () => {
  test('name changed, added, removed and moved parts, page by page and field by field', async () => {
    const desk = await createDesk()
    const { manager, pageId, elementId } = desk
    await desk.rename('Neu')
    await desk.write(elementId(0), 'Anders')
    await desk.remove(elementId(0, 1))
    const added = await desk.add(pageId(0), 'Fünf')
    const order = [elementId(0, 2), elementId(0), added]
    const sorting = { modulePageId: pageId(0), sortedIdsOfContentElements: order }
    expect((await call(updateOrderOfContentElementsAsManager, sorting, manager)).status).toBe(200)
    const { fields, pages } = (await desk.differences()).body
    expect(fields.map(({ path }) => path).sort()).toEqual(['number', 'title'])
    expect(pages).toHaveLength(1)
    const keptPart = { type: 'RICH_TEXT', change: 'KEPT' }
    expect(pages[0]).toMatchObject({ id: pageId(0), title: 'Anfang', change: 'KEPT', fields: [] })
    expect(pages[0]?.elements).toEqual(
      [
        { ...keptPart, id: elementId(0, 2), title: 'Drei', isMoved: false, fields: [] },
        {
          ...keptPart,
          id: elementId(0),
          title: 'Anders',
          isMoved: true,
          fields: [
            { path: 'title', was: 'Eins', is: 'Anders' },
            { path: 'textHtml', was: '<p>Eins</p>', is: '<p>Anders</p>' },
          ],
        },
        {
          type: 'RICH_TEXT',
          change: 'REMOVED',
          id: elementId(0, 1),
          title: 'Zwei',
          isMoved: false,
          fields: [
            { path: 'title', was: 'Zwei', is: null },
            { path: 'textHtml', was: '<p>Zwei</p>', is: null },
          ],
        },
        expect.objectContaining({ id: added, change: 'ADDED', title: 'Fünf' }),
      ].filter(({ id }) => id !== elementId(0, 2)),
    )
  })

  test('are those between two versions, of pages, and of pictures and answers', async () => {
    const desk = await createDesk([{ elements: [{ ...picture(), title: 'Bild' }, quiz()] }, {}, {}])
    const { manager, moduleId, pageId, elementId } = desk
    const change = { contentElementId: elementId(0), title: 'Bild', alternativeText: 'Ein Glas' }
    await call(updateImageAsManager, change, manager)
    await testServer.adminPool.query(
      `UPDATE content_element SET content = jsonb_set(content, '{possibleAnswers,1,text}', '"Anders"'), revision = 2 WHERE id = $1`,
      [elementId(0, 1)],
    )
    const sortedIdsOfModulePages = [pageId(0), pageId(2), pageId(1)]
    await call(updateOrderOfModulePagesAsManager, { moduleId, sortedIdsOfModulePages }, manager)
    await call(disableModulePageAsManager, { modulePageId: pageId(2) }, manager)
    await call(
      updateModulePageAsManager,
      { modulePageId: pageId(0), modulePageTitle: 'Neu', modulePageIsExerciseIncluded: true },
      manager,
    )
    await desk.publish()
    await desk.rename('Später')
    const [newest] = await desk.versions()
    const input = { moduleId, versionId: desk.first, toVersionId: newest?.versionId ?? '' }
    const { fields, pages } = (await call(getDifferencesOfModuleAsManager, input, manager)).body
    expect(fields).toEqual([])
    expect(pages.map(({ id, isMoved }) => [id, isMoved])).toEqual([
      [pageId(0), false],
      [pageId(2), false],
      [pageId(1), true],
    ])
    expect(pages[0]?.fields.map(({ path }) => path).sort()).toEqual(['isExerciseIncluded', 'title'])
    expect(pages[0]?.elements.map(({ fields }) => fields.map(({ path }) => path))).toEqual([
      ['image.alternativeText'],
      ['possibleAnswers.2.text'],
    ])
    expect(pages[1]?.fields).toEqual([{ path: 'isEnabled', was: true, is: false }])
  })
})
