import {
  disableModulePageAsManager,
  updateModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { searchContent } from '@wohlauf/contract/search/search'
import { afterAll, expect, test } from 'vitest'
import { createVersionDesk, titled } from '../../testing/content/version-desk.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const { call } = testServer
const WORDS = ['Anis', 'Basilikum', 'Curry', 'Dill', 'Estragon', 'Fenchel', 'Garam']

const createDesk = async (isPublishedOnSave: boolean) => {
  const pages = WORDS.slice(0, 4).map((word) => ({ title: `Seite ${word}`, elements: [titled(word)] }))
  const desk = await createVersionDesk(testServer, pages, { publishesOnSave: isPublishedOnSave })
  return {
    ...desk,
    /** Those of the words that find something. */
    found: async () => {
      const counts = WORDS.map(
        async (text) => (await call(searchContent, { text }, desk.as)).body.results.length,
      )
      return (await Promise.all(counts)).flatMap((count, at) => (count > 0 ? [WORDS[at]] : []))
    },
    change: async () => {
      await desk.write(desk.elementId(0), 'Estragon')
      await call(disableModulePageAsManager, { modulePageId: desk.pageId(1) }, desk.manager)
      const title = { modulePageTitle: 'Seite Fenchel', modulePageIsExerciseIncluded: false }
      await call(updateModulePageAsManager, { modulePageId: desk.pageId(2), ...title }, desk.manager)
      await desk.add(desk.pageId(2), 'Garam')
    },
  }
}

test.each([true, false])(
  'a version brings the pages it changes into the index: each save published %s',
  async (isPublishedOnSave) => {
    const { change, publish, restore, found } = await createDesk(isPublishedOnSave)
    const before = await found()
    expect(before).toEqual(WORDS.slice(0, 4))
    await change()
    if (!isPublishedOnSave) {
      expect(await found()).toEqual(before)
      await publish()
    }
    expect(await found()).toEqual(['Curry', 'Dill', 'Estragon', 'Fenchel', 'Garam'])
    await restore()
    if (!isPublishedOnSave) await publish()
    expect(await found()).toEqual(before)
  },
)

test('pages that are the same in both versions are not read again', async () => {
  const { change, publish, found, pageId } = await createDesk(false)
  const outdate = `UPDATE search_entry SET content = 'wie zuvor' WHERE id = ANY ($1)`
  await testServer.adminPool.query(outdate, [[pageId(0), pageId(3)]])
  await change()
  await publish()
  const { rows } = await testServer.adminPool.query(
    'SELECT content FROM search_entry WHERE id = ANY ($1) ORDER BY content',
    [[pageId(0), pageId(3)]],
  )
  expect(rows).toMatchObject([{ content: expect.stringContaining('Estragon') }, { content: 'wie zuvor' }])
  expect(await found()).toContain('Dill')
})
