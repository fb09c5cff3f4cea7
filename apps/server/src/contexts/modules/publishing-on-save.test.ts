import {
  createRichTextAsManager,
  deleteContentElementAsManager,
  updateImageAsManager,
  updateOrderOfContentElementsAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getStatesOfModulesAsManager,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import { getModule, getModules } from '@wohlauf/contract/modules/modules'
import {
  createModuleAsManager,
  disableModuleAsManager,
  duplicateModuleAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, describe, expect, test } from 'vitest'
import { picture, richText, type TestElement } from '../../testing/content/content-elements.ts'
import { outcome } from '../../testing/content/reading.ts'
import { runAsRuntime } from '../../testing/database/as-runtime.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { createAuthoring, createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** An app that publishes each save, as all apps did before there were versions. */

const testServer = await startTestServer()
afterAll(testServer.stop)

type Row = Record<string, unknown>
type Version = {
  number: number
  is_current: boolean
  is_automatic: boolean
  author: string | null
  snapshot: { item: Row; pages: Row[]; elements: Row[]; images: Row[] }
}

const versionsOf = async (moduleId: string): Promise<Version[]> => {
  const { rows } = await testServer.adminPool.query<Version>(
    `SELECT v.number, v.is_current, v.is_automatic, a.user_id AS author, v.snapshot FROM published_version v
     LEFT JOIN published_version_author a ON a.app_id = v.app_id AND a.version_id = v.id WHERE v.module_id = $1 ORDER BY v.number`,
    [moduleId],
  )
  return rows
}

const titleOf = ({ snapshot }: Version) => snapshot.item.title

const withTitle = (title: string): TestElement => ({ ...richText(), title })

const createDesk = async (elements: TestElement[] = ['Eins', 'Zwei', 'Drei'].map(withTitle)) => {
  const desk = await createAuthoring(testServer, [{ elements }, { elements: [withTitle('Woanders')] }])
  const { manager, moduleId } = desk
  return {
    ...desk,
    rename: (title: string, as = manager) =>
      testServer.call(updateModuleTitleAsManager, { moduleId, number: 1, title }, as),
    versions: () => versionsOf(moduleId),
    titles: async (page = 0) =>
      (await desk.read()).pages[page]?.contentElements.map(({ title }) => title) ?? [],
    /** Dates the last save back by so many minutes. */
    waitMinutes: (minutes: number) =>
      testServer.adminPool.query(
        'UPDATE published_version SET published_at = published_at - make_interval(mins => $1) WHERE module_id = $2',
        [minutes, moduleId],
      ),
  }
}

describe('a version', () => {
  test('has every column of its rows except those without content, in the order of the lists', async () => {
    const { moduleId, versions } = await createDesk(['Eins', 'Zwei'].map(withTitle))
    const columnsOf = async (table: string, ...without: string[]) => {
      const { rows } = await testServer.adminPool.query<{ name: string }>(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY 1',
        [table],
      )
      return rows.map(({ name }) => name).filter((name) => !['app_id', 'position', ...without].includes(name))
    }
    const [version, ...more] = await versions()
    expect(more).toEqual([])
    expect(version).toMatchObject({ number: 1, is_current: true, is_automatic: true, author: null })
    const { item, pages, elements, images } = version?.snapshot ?? {}
    const keys = (row: Row | undefined) => Object.keys(row ?? {}).sort()
    expect(keys(item)).toEqual(await columnsOf('module', 'is_enabled'))
    expect(keys(pages?.[0])).toEqual(await columnsOf('module_page', 'removed_at'))
    expect(keys(elements?.[0])).toEqual(await columnsOf('content_element', 'removed_at'))
    expect(keys(images?.[0])).toEqual(await columnsOf('image', 'created_at'))
    expect(elements?.map(({ title }) => title)).toEqual(['Eins', 'Zwei', 'Woanders'])
    expect(item).toMatchObject({ id: moduleId })
  })

  test('is also published of hidden, new and copied modules', async () => {
    const { app, as } = await createManager(testServer)
    const files = { imageFile: { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' } }
    const { moduleId } = (
      await testServer.call(
        createModuleAsManager,
        { number: 1, title: 'Neu', isEnabled: false },
        { ...as, files },
      )
    ).body
    const copy = await testServer.call(duplicateModuleAsManager, { moduleId }, as)
    for (const id of [moduleId, copy.body.moduleId]) expect(await versionsOf(id)).toHaveLength(1)
    const hiddenModule = await testServer.createModule(app, { isEnabled: false })
    expect(await versionsOf(hiddenModule.moduleId)).toHaveLength(1)
  })

  test('combines all saves of a person in a sitting, whose breaks are ten minutes at most', async () => {
    const { rename, versions, waitMinutes } = await createDesk()
    await rename('Erster Versuch')
    await waitMinutes(9)
    await rename('Zweiter Versuch')
    await waitMinutes(9)
    await rename('Dritter Versuch')
    expect((await versions()).map(titleOf)).toEqual([expect.any(String), 'Dritter Versuch'])
    await waitMinutes(11)
    await rename('Am Nachmittag')
    const all = await versions()
    expect(all.map(titleOf)).toEqual([expect.any(String), 'Dritter Versuch', 'Am Nachmittag'])
    expect(all.map(({ is_current }) => is_current)).toEqual([false, false, true])
  })

  test('is never replaced by another person’s save, nor when it has a note or was published by hand', async () => {
    const { app, rename, versions, moduleId } = await createDesk()
    const other = await createManager(testServer, app)
    await rename('Von der einen')
    await rename('Von der anderen', other.as)
    await rename('Wieder von der einen')
    expect((await versions()).map(titleOf).slice(1)).toEqual([
      'Von der einen',
      'Von der anderen',
      'Wieder von der einen',
    ])
    for (const change of [`note = 'Vor dem Sommer'`, `note = '', is_automatic = false`]) {
      const before = (await versions()).length
      await testServer.adminPool.query(
        `UPDATE published_version SET ${change} WHERE module_id = $1 AND is_current`,
        [moduleId],
      )
      await rename(`Nach ${change}`)
      expect(await versions()).toHaveLength(before + 1)
    }
  })

  test('is not created by a save that changes nothing for readers', async () => {
    const { app, rename, versions, waitMinutes, manager, moduleId } = await createDesk()
    await rename('Trinken')
    await waitMinutes(20)
    const before = await versions()
    await rename('Trinken')
    await testServer.call(disableModuleAsManager, { moduleId }, manager)
    await testServer.createModule(app)
    const after = await versions()
    expect(after.map(titleOf)).toEqual(before.map(titleOf))
    expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number))
  })

  test('goes with its module, and its author’s name with the account', async () => {
    const { app, rename, versions, moduleId } = await createDesk()
    const { user, as } = await createManager(testServer, app)
    await rename('Kurz', as)
    expect((await versions()).at(-1)?.author).toBe(user.id)
    await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id])
    expect((await versions()).map(({ author }) => author)).toEqual([null, null])
    await testServer.adminPool.query('DELETE FROM module WHERE id = $1', [moduleId])
    expect(await versions()).toEqual([])
  })

  test('contains what two managers save at the same time', async () => {
    const { app, manager, moduleId, elementId, versions } = await createDesk()
    const other = await createManager(testServer, app)
    const write = (contentElementId: string, title: string, as: typeof manager) =>
      testServer.call(updateRichTextAsManager, { contentElementId, title, textHtml: '<p>Neu</p>' }, as)
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        write(elementId(0), `Links ${round}`, manager),
        write(elementId(1), `Rechts ${round}`, other.as),
      ])
      expect(answers.map(outcome)).toEqual([200, 200])
      const titles = (await versions()).at(-1)?.snapshot.elements.map(({ title }) => title)
      expect(titles).toEqual(expect.arrayContaining([`Links ${round}`, `Rechts ${round}`]))
    }
    expect((await versionsOf(moduleId)).filter(({ is_current }) => is_current)).toHaveLength(1)
  })
})

test('nothing stays open, and publishing by hand marks a version that no save replaces', async () => {
  const { manager, moduleId, rename, versions } = await createDesk()
  const states = async () => (await testServer.call(getStatesOfModulesAsManager, {}, manager)).body
  await rename('Neu')
  await rename('Neu')
  expect(await states()).toEqual([{ moduleId, isPublished: true, openChanges: 0 }])
  const input = { moduleIds: [moduleId], note: 'Vor dem Sommer' }
  expect((await testServer.call(publishModulesAsManager, input, manager)).status).toBe(200)
  await rename('Noch neuer')
  expect((await versions()).map(titleOf).slice(1)).toEqual(['Neu', 'Noch neuer'])
})

test('learners get each save', async () => {
  const { titles, elementId, pageId, manager, as, moduleId } = await createDesk()
  const call = testServer.call
  await call(deleteContentElementAsManager, { contentElementId: elementId(0, 1) }, manager)
  expect(await titles()).toEqual(['Eins', 'Drei'])
  const added = { modulePageId: pageId(0), title: 'Vier', textHtml: '<p>Neu</p>' }
  const { contentElementId } = (await call(createRichTextAsManager, added, manager)).body
  const order = [contentElementId, elementId(0, 2), elementId(0, 0)]
  const sorting = { modulePageId: pageId(0), sortedIdsOfContentElements: order }
  expect((await call(updateOrderOfContentElementsAsManager, sorting, manager)).status).toBe(200)
  expect(await titles()).toEqual(['Vier', 'Drei', 'Eins'])
  await call(updateModuleTitleAsManager, { moduleId, number: 7, title: 'Sieben' }, manager)
  const { body } = await call(getModules, {}, as)
  expect(body).toMatchObject([{ number: 7, title: 'Sieben' }])
})

test('a picture’s new text is published for all modules that share the picture', async () => {
  const { app, manager, moduleId, elementId, as } = await createDesk([{ ...picture(), title: 'Bild' }])
  const copy = await testServer.call(duplicateModuleAsManager, { moduleId }, manager)
  await testServer.adminPool.query('UPDATE module SET is_enabled = true WHERE app_id = $1', [app.appId])
  const change = { contentElementId: elementId(0), title: 'Bild', alternativeText: 'Ein Glas' }
  expect((await testServer.call(updateImageAsManager, change, manager)).status).toBe(200)
  for (const id of [moduleId, copy.body.moduleId]) {
    const { pages } = (await testServer.call(getModule, { moduleId: id }, as)).body
    expect(pages[0]?.contentElements).toMatchObject([{ image: { alternativeText: 'Ein Glas' } }])
  }
})

test('a learner can read no former version, and nobody can write one', async () => {
  const { app, rename, moduleId, user } = await createDesk()
  const { user: manager } = await createManager(testServer, app)
  await rename('Neu')
  const { asRuntime, end } = runAsRuntime(testServer)
  const { appId } = app
  const learner = { appId, userId: user.id, reach: 'own' } as const
  const editor = { appId, userId: manager.id, reach: 'manager' } as const
  const text = 'SELECT number FROM published_version WHERE module_id = $1 ORDER BY 1'
  const numbers = async (binding: typeof learner | typeof editor) =>
    (await asRuntime(binding, (query) => query(text, [moduleId]))).rows.map(({ number }) => number)
  expect(await numbers(learner)).toEqual([2])
  expect(await numbers(editor)).toEqual([1, 2])
  for (const change of [
    `UPDATE published_version SET note = 'x'`,
    'DELETE FROM published_version',
    `SELECT resolver_x.write_version('${appId}', 'module', '${moduleId}', '{}', NULL, '', true)`,
  ]) {
    const { rows } = await testServer.adminPool.query<{ name: string }>(
      `SELECT pronamespace::regnamespace::text AS name FROM pg_proc WHERE proname = 'write_version'`,
    )
    const outcome = asRuntime(editor, (query) => query(change.replace('resolver_x', rows[0]?.name ?? '')))
    await expect(outcome, change).rejects.toMatchObject({ code: '42501' })
  }
  await end()
})
