import { randomUUID } from 'node:crypto'
import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import {
  restoreContentElementAsManager,
  updateImageAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  createModulePageAsManager,
  deleteModuleAsManager,
  disableModulePageAsManager,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { documentElement, habitProposal, picture, quiz } from '../../testing/content/content-elements.ts'
import { outcome } from '../../testing/content/reading.ts'
import { createVersionDesk, PAGES_OF_DESK, withTitle } from '../../testing/content/version-desk.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const { call } = testServer

const createDesk = (
  ...args: Parameters<typeof createVersionDesk> extends [unknown, ...infer Rest] ? Rest : never
) => createVersionDesk(testServer, ...args)

type Managed = Awaited<ReturnType<Awaited<ReturnType<typeof createDesk>>['working']>>

/** A module without its revisions. */
const shape = ({ title, number, image, pages }: Managed) => ({
  title,
  number,
  image,
  pages: pages.map((page) => ({
    ...page,
    revision: 0,
    contentElements: page.contentElements.map((element) => ({ ...element, revision: 0 })),
  })),
})

describe('restoring a version', () => {
  test('restores all its content and removes all else, and learners notice nothing', async () => {
    const desk = await createDesk()
    const { manager, moduleId, pageId, elementId } = desk
    const before = await desk.working()
    await desk.rename('Neu')
    await desk.write(elementId(0), 'Anders')
    await desk.remove(elementId(0, 1))
    await desk.add(pageId(0), 'Fünf')
    const sortedIdsOfModulePages = [pageId(1), pageId(0)]
    await call(updateOrderOfModulePagesAsManager, { moduleId, sortedIdsOfModulePages }, manager)
    await call(disableModulePageAsManager, { modulePageId: pageId(1) }, manager)
    await desk.publish()
    const [reading, publishedVersions] = [await desk.read(), await desk.versions()]
    const { body } = await desk.restore()
    expect(body).toEqual({ leftOut: [] })
    expect(shape(await desk.working())).toEqual(shape(before))
    expect([await desk.read(), await desk.versions()]).toEqual([reading, publishedVersions])
    expect(await desk.openChanges()).toBeGreaterThan(0)
    await desk.publish()
    expect((await desk.read()).pages.map(({ title }) => title)).toEqual(['Anfang', 'Ende'])
  })

  test('of the published state leaves nothing open, and repeating it changes nothing more', async () => {
    const desk = await createDesk()
    const { elementId, pageId } = desk
    await desk.rename('Neu')
    await desk.write(elementId(0), 'Anders')
    await desk.remove(elementId(1))
    await desk.add(pageId(0), 'Fünf')
    expect(await desk.openChanges()).toBe(4)
    await desk.restore()
    expect(await desk.openChanges()).toBe(0)
    const once = await desk.working()
    await Promise.all([desk.restore(), desk.restore()])
    expect(await desk.working()).toEqual(once)
    expect(await desk.versions()).toHaveLength(1)
    expect((await desk.differences()).body).toMatchObject({ fields: [], pages: [], publishesOnSave: false })
  })

  test('is a version of its own with a note where each save is published, and the previous state is kept', async () => {
    const desk = await createDesk(PAGES_OF_DESK, { publishesOnSave: true })
    const { elementId } = desk
    await desk.write(elementId(0), 'Anders')
    expect((await desk.differences()).body.publishesOnSave).toBe(true)
    await desk.restore()
    await desk.write(elementId(0), 'Noch einmal anders')
    const versions = await desk.versions()
    expect(versions.map(({ number, note }) => [number, note])).toEqual([
      [4, ''],
      [3, 'Wie Version 1'],
      [2, ''],
      [1, 'Anfangs'],
    ])
    const titlesIn = async (place: number) =>
      (await desk.version(versions[place]?.versionId)).body.module.pages[0]?.contentElements[0]?.title
    expect([await titlesIn(2), await titlesIn(1)]).toEqual(['Anders', 'Eins'])
    expect((await desk.read()).pages[0]?.contentElements[0]?.title).toBe('Noch einmal anders')
  })

  test('is a conflict for an editor who has opened changed rows, and for no other', async () => {
    const desk = await createDesk()
    const { elementId } = desk
    await desk.write(elementId(0), 'Anders')
    const openedElements = (await desk.working()).pages[0]?.contentElements ?? []
    await desk.restore()
    const stale = await desk.write(elementId(0), 'Spät', openedElements[0]?.revision)
    expect(outcome(stale)).toEqual([409, 'conflict'])
    expect((await desk.write(elementId(0, 1), 'Weiter', openedElements[1]?.revision)).status).toBe(200)
  })

  test('is refused when the working version was changed since it was shown', async () => {
    const desk = await createDesk()
    const { elementId, manager, pageId } = desk
    await desk.rename('Neu')
    const changes = [
      () => desk.write(elementId(0), 'Anders'),
      () => desk.remove(elementId(0)),
      () => call(restoreContentElementAsManager, { contentElementId: elementId(0) }, manager),
      () => call(disableModulePageAsManager, { modulePageId: pageId(1) }, manager),
      () => desk.rename('Neuer'),
    ]
    for (const change of changes) {
      const { workingState } = (await desk.differences()).body
      expect((await change()).status).toBe(200)
      const before = await desk.working()
      expect(outcome(await desk.restore(desk.first, workingState))).toEqual([409, 'conflict'])
      expect(await desk.working()).toEqual(before)
    }
    const { workingState } = (await desk.differences()).body
    expect((await desk.restore(desk.first, workingState)).status).toBe(200)
  })

  test('leaves out elements whose document or habit is gone, and says so', async () => {
    const app = await testServer.createApp({ publishesOnSave: false })
    const { documentId } = await testServer.createDocument(app)
    const habitId = await testServer.createHabit(app)
    const elements = [
      withTitle('Davor'),
      { ...documentElement(documentId), title: 'Blatt' },
      { ...habitProposal(habitId), title: 'Gehen' },
    ]
    const desk = await createDesk([{ elements }], { app })
    await call(deleteDocumentAsManager, { documentId }, desk.manager)
    const other = await testServer.createHabit(app)
    await testServer.adminPool.query('UPDATE content_element SET habit_id = $2 WHERE id = $1', [
      desk.elementId(0, 2),
      other,
    ])
    await testServer.adminPool.query('DELETE FROM habit WHERE id = $1', [habitId])
    const place = { modulePageId: desk.pageId(0) }
    const leftOut = [
      { ...place, contentElementId: desk.elementId(0, 1), type: 'DOCUMENT', title: 'Blatt' },
      { ...place, contentElementId: desk.elementId(0, 2), type: 'HABIT_PROPOSAL', title: 'Gehen' },
    ]
    expect((await desk.version()).body.leftOut).toEqual(leftOut)
    expect((await desk.restore()).body).toEqual({ leftOut })
    expect((await desk.working()).pages[0]?.contentElements.map(({ title }) => title)).toEqual(['Davor'])
  })

  test('restores pages that it removed, with the learners’ progress on them', async () => {
    const desk = await createDesk([{ elements: [quiz()] }])
    const { moduleId, manager, elementId, pageId } = desk
    const second = { moduleId, modulePageId: randomUUID(), modulePageTitle: 'Zwei' }
    await call(
      createModulePageAsManager,
      { ...second, modulePageIsExerciseIncluded: false, modulePageIsEnabled: true },
      manager,
    )
    const added = await desk.add(second.modulePageId, 'Text')
    await desk.publish()
    const [withTwo] = await desk.versions()
    await desk.restore()
    expect((await desk.working()).pages.map(({ modulePageId }) => modulePageId)).toEqual([pageId(0)])
    expect(outcome(await desk.write(added, 'Verloren'))).toEqual([404, 'not-found'])
    await desk.restore(withTwo?.versionId)
    const pages = (await desk.working()).pages
    expect(pages.map(({ contentElements }) => contentElements.map((each) => each.contentElementId))).toEqual([
      [elementId(0)],
      [added],
    ])
  })

  test('restores a picture and its text, and removes the other picture when nothing shows it', async () => {
    const desk = await createDesk([{ elements: [{ ...picture(), title: 'Bild' }] }])
    const before = await desk.working()
    const image = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
    const change = { contentElementId: desk.elementId(0), title: 'Bild', alternativeText: 'Ein Glas' }
    const changeAnswer = await call(updateImageAsManager, change, { ...desk.manager, files: { image } })
    expect(changeAnswer.status).toBe(200)
    const pictures = async () =>
      (await testServer.adminPool.query('SELECT id FROM image WHERE app_id = $1', [desk.app.appId])).rowCount
    const all = await pictures()
    await desk.restore()
    await testServer.runJobs()
    expect(shape(await desk.working())).toEqual(shape(before))
    expect(await pictures()).toBe((all ?? 0) - 1)
    await call(updateImageAsManager, change, desk.manager)
    await desk.restore()
    expect(shape(await desk.working())).toEqual(shape(before))
  })

  test('concurrent with a save keeps one of both as a whole, and concurrent with a deletion is refused', async () => {
    const desk = await createDesk()
    const { elementId, moduleId, manager } = desk
    for (let round = 0; round < 3; round += 1) {
      await desk.write(elementId(0), 'Vorher')
      const calls = [desk.restore(), desk.write(elementId(0), `Runde ${round}`)]
      expect((await Promise.all<{ status: number }>(calls)).map(({ status }) => status)).toEqual([200, 200])
      const title = (await desk.working()).pages[0]?.contentElements[0]?.title
      expect(['Eins', `Runde ${round}`]).toContain(title)
    }
    const [deletion, restoration] = await Promise.all([
      call(deleteModuleAsManager, { moduleId }, manager),
      desk.restore(),
    ])
    expect(deletion.status).toBe(200)
    expect([200, 404]).toContain(restoration.status)
    expect(outcome(await desk.restore())).toEqual([404, 'not-found'])
  })
})
