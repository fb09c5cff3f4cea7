import {
  duplicateModulePageAsManager,
  enableModulePageAsManager,
  getModuleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { picture, quiz, richText } from '../../../../testing/content/content-elements.ts'
import { outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('places a hidden copy after the original, with the same elements in the same order', async () => {
  const { manager, moduleId, pageId } = await createAuthoring(testServer, [
    { title: 'Atmen', isExerciseIncluded: true, elements: [richText('<p>Ein</p>'), quiz(), picture()] },
    { title: 'Danach' },
  ])
  const { status, body } = await testServer.call(
    duplicateModulePageAsManager,
    { modulePageId: pageId(0) },
    manager,
  )
  expect(status).toBe(200)
  const { pages } = (await testServer.call(getModuleAsManager, { moduleId }, manager)).body
  expect(pages.map(({ title, isEnabled }) => [title, isEnabled])).toEqual([
    ['Atmen', true],
    ['Atmen (Kopie)', false],
    ['Danach', true],
  ])
  const [original, copy] = pages
  expect(copy).toMatchObject({ modulePageId: body.modulePageId, isExerciseIncluded: true, revision: 1 })
  const withoutId = (page: typeof copy) =>
    page?.contentElements.map(({ contentElementId: _, ...element }) => element)
  expect(withoutId(copy)).toEqual(withoutId(original))
  expect(copy?.contentElements).toHaveLength(3)
})

test('the copy is not required for readers until it is shown, and earns points then', async () => {
  const { manager, pageId, mark, read, earnings } = await createAuthoring(testServer, [{}, {}])
  await mark(0)
  const { body } = await testServer.call(duplicateModulePageAsManager, { modulePageId: pageId(0) }, manager)
  expect(await read()).toMatchObject({ completionPercentage: 50, lastSeenModulePageIndex: 1 })
  expect(await mark(1).then(outcome)).toBe(200)
  await testServer.call(enableModulePageAsManager, { modulePageId: body.modulePageId }, manager)
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 1 })
  expect((await earnings()).healthPoints).toBe(10)
})

test('concurrent copies, and copies of copies, each get a position of their own', async () => {
  const { manager, moduleId, pageId } = await createAuthoring(testServer, [
    { title: 'Eins' },
    { title: 'Zwei' },
  ])
  await Promise.all(
    Array.from({ length: 4 }, () =>
      testServer.call(duplicateModulePageAsManager, { modulePageId: pageId(0) }, manager),
    ),
  )
  const { pages } = (await testServer.call(getModuleAsManager, { moduleId }, manager)).body
  expect(pages.map(({ title }) => title)).toEqual(['Eins', ...Array(4).fill('Eins (Kopie)'), 'Zwei'])
  const { rows } = await testServer.adminPool.query(
    'SELECT DISTINCT position FROM module_page WHERE module_id = $1',
    [moduleId],
  )
  expect(rows).toHaveLength(6)
})
