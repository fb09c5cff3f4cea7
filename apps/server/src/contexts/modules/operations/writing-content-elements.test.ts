import { randomUUID } from 'node:crypto'
import { createRichTextAsManager, createVideoAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { getModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { afterAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/learner.ts'
import { createAuthoring } from '../../../testing/manager.ts'
import { makePicture } from '../../../testing/picture.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { ELEMENT_KINDS, type ElementKind } from '../../../testing/written-elements.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const pictures: [Buffer, Buffer] = [await makePicture(400, 200, 'jpeg'), await makePicture(200, 400, 'jpeg')]
const KINDS = ELEMENT_KINDS.map((kind) => [kind.type, kind] as const)

/** A module with two pages, an element on each, and the input that a manager needs to write one of a type. */
const createDesk = async (kind: ElementKind) => {
  const desk = await createAuthoring(testServer, [{ elements: [] }, { elements: [] }])
  const { app, manager, moduleId } = desk
  const newDocument = async () => (await testServer.createDocument(app)).documentId
  const [first, second] = kind.versions({
    habitIds: [await testServer.createHabit(app), await testServer.createHabit(app)],
    documentIds: [await newDocument(), await newDocument()],
  })
  const [firstFiles, secondFiles] = kind.files(pictures)
  const files = () =>
    testServer.adminPool
      .query('SELECT id FROM image WHERE app_id = $1', [app.appId])
      .then(({ rowCount }) => rowCount)
  return {
    ...desk,
    first,
    second,
    files,
    create: (more: object = {}) =>
      testServer.call(
        kind.create,
        { modulePageId: desk.pageId(0), title: 'Titel', ...first.given, ...more },
        { ...manager, files: firstFiles },
      ),
    change: (contentElementId: string, more: object = {}) =>
      testServer.call(
        kind.update,
        { contentElementId, title: 'Anderer Titel', ...second.given, ...more },
        { ...manager, files: secondFiles },
      ),
    elements: async (page = 0) => (await desk.read()).pages[page]?.contentElements ?? [],
    managed: async () =>
      (await testServer.call(getModuleAsManager, { moduleId }, manager)).body.pages[0]?.contentElements,
  }
}

describe.each(KINDS)('%s', (type, kind) => {
  test('is placed at the end of its page, as it was written, for learners too', async () => {
    const { create, elements, managed, first } = await createDesk(kind)
    const ids = []
    for (const title of ['Eins', 'Zwei', 'Drei']) ids.push((await create({ title })).body.contentElementId)
    const shown = await elements()
    expect(shown.map(({ title }) => title)).toEqual(['Eins', 'Zwei', 'Drei'])
    expect(shown.map(({ contentElementId }) => contentElementId)).toEqual(ids)
    expect(shown[0]).toMatchObject({ type, ...first.shown })
    expect((await managed())?.map(({ revision }) => revision)).toEqual([1, 1, 1])
  })

  test('is idempotent: retrying with the same id returns the first answer', async () => {
    const { create, elements, files } = await createDesk(kind)
    const contentElementId = randomUUID()
    const before = await create({ contentElementId })
    const kept = await files()
    expect(before.body).toEqual({ contentElementId })
    expect((await create({ contentElementId })).body).toEqual(before.body)
    expect(await elements()).toHaveLength(1)
    await testServer.runJobs()
    expect(await files()).toBe(kept)
  })

  test('is created once by concurrent calls with the same id', async () => {
    const { create, elements, files } = await createDesk(kind)
    const before = (await files()) ?? 0
    const contentElementId = randomUUID()
    expect(await atOnce(6, () => create({ contentElementId }))).toEqual({ 200: 6 })
    expect(await elements()).toHaveLength(1)
    await testServer.runJobs()
    expect(await files()).toBe(before + (type === 'IMAGE' ? 1 : 0))
  })

  test('refuses an id in use, and changes nothing of that element', async () => {
    const { create, elements, pageId } = await createDesk(kind)
    const { contentElementId } = (await create()).body
    const before = await elements()
    for (const other of [{ modulePageId: pageId(1) }, { title: 'Ein anderer' }])
      expect(await create({ contentElementId, ...other }).then(outcome)).toEqual([409, 'conflict'])
    expect(await elements()).toEqual(before)
    expect(await elements(1)).toEqual([])
  })

  test('requires a page of this app', async () => {
    const { create } = await createDesk(kind)
    const elsewhere = await createDesk(kind)
    for (const modulePageId of [elsewhere.pageId(0), NOWHERE])
      expect(await create({ modulePageId }).then(outcome)).toEqual([404, 'not-found'])
    expect(await elsewhere.elements()).toEqual([])
  })

  test('has a title of at most 255 characters', async () => {
    const { create, elements } = await createDesk(kind)
    expect(await create({ title: 'ä'.repeat(255) }).then(outcome)).toBe(200)
    for (const [title, message] of [
      ['ä'.repeat(256), 'Der Wert darf höchstens 255 Zeichen lang sein'],
      ['  ', 'Dieses Feld muss gefüllt sein'],
    ])
      expect((await create({ title })).refusal).toMatchObject({ fields: { title: message } })
    expect(await elements()).toHaveLength(1)
  })

  test('is changed at its position, and learners see the change', async () => {
    const { create, change, elements, managed, second } = await createDesk(kind)
    const { contentElementId } = (await create()).body
    await create({ title: 'Danach' })
    expect(await change(contentElementId, { revision: 1 }).then(outcome)).toBe(200)
    const [changed, behind] = await elements()
    expect(changed).toMatchObject({ contentElementId, type, title: 'Anderer Titel', ...second.shown })
    expect(behind?.title).toBe('Danach')
    expect((await managed())?.[0]?.revision).toBe(2)
  })

  test('is not overwritten with an outdated revision', async () => {
    const { create, change, elements } = await createDesk(kind)
    const { contentElementId } = (await create()).body
    const counts = await atOnce(5, () => change(contentElementId, { revision: 1 }))
    expect(counts).toEqual({ 200: 1, 409: 4 })
    const before = await elements()
    expect(await change(contentElementId, { revision: 1, title: 'Zu spät' }).then(outcome)).toEqual([
      409,
      'conflict',
    ])
    expect(await elements()).toEqual(before)
    expect(await change(contentElementId, { title: 'Ohne Angabe' }).then(outcome)).toBe(200)
  })

  test('is changed only in its own app', async () => {
    const { change } = await createDesk(kind)
    const elsewhere = await createDesk(kind)
    const foreign = (await elsewhere.create()).body.contentElementId
    const before = await elsewhere.elements()
    for (const id of [foreign, NOWHERE]) expect(await change(id).then(outcome)).toEqual([404, 'not-found'])
    expect(await elsewhere.elements()).toEqual(before)
  })

  test('cannot become another type', async () => {
    const { change, manager, elements, pageId } = await createDesk(kind)
    const [operation, fields] =
      type === 'VIDEO'
        ? ([createRichTextAsManager, { textHtml: '<p>Text</p>' }] as const)
        : ([createVideoAsManager, { videoId: '5' }] as const)
    const element = { modulePageId: pageId(0), title: 'Etwas anderes', ...fields }
    const contentElementId = (await testServer.call<AnyOperation>(operation, element, manager)).body
      .contentElementId
    const before = await elements()
    expect(await change(contentElementId).then(outcome)).toEqual([404, 'not-found'])
    expect(await elements()).toEqual(before)
  })
})
