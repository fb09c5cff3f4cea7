import { confirmExerciseOfModulePage } from '@wohlauf/contract/modules/modules'
import {
  duplicateModulePageAsManager,
  getModuleAsManager,
  updateModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createWriting = async () => {
  const authoring = await createAuthoring(testServer, [{}, {}])
  return {
    ...authoring,
    update: (values: object = {}) =>
      testServer.call(
        updateModulePageAsManager,
        {
          modulePageId: authoring.pageId(0),
          modulePageTitle: 'Neu',
          modulePageIsExerciseIncluded: false,
          ...values,
        },
        authoring.manager,
      ),
  }
}

test('changes title and exercise, and nothing else', async () => {
  const { update, manager, moduleId, pageId } = await createWriting()
  const { status, body } = await update({ modulePageTitle: ' Atmen ', modulePageIsExerciseIncluded: true })
  expect([status, body]).toEqual([200, {}])
  const module = (await testServer.call(getModuleAsManager, { moduleId }, manager)).body
  expect(module.pages).toMatchObject([
    { modulePageId: pageId(0), title: 'Atmen', isExerciseIncluded: true, isEnabled: true, revision: 2 },
    { modulePageId: pageId(1), title: 'Seite 2', revision: 1 },
  ])
})

test('minutes are calculated unless an editor states them, and readers get the same', async () => {
  const { update, manager, moduleId, pageId, read } = await createWriting()
  const shownPage = async () => {
    const [managed] = (await testServer.call(getModuleAsManager, { moduleId }, manager)).body.pages
    const { pages, readingMinutes } = await read()
    return [managed?.minutesOverride, managed?.readingMinutes, pages[0]?.readingMinutes, readingMinutes]
  }
  expect(await shownPage()).toEqual([null, 1, 1, 2])
  await update({ modulePageMinutesOverride: 7 })
  expect(await shownPage()).toEqual([7, 7, 7, 8])
  await update({ modulePageTitle: 'Ohne das Feld' })
  expect(await shownPage()).toEqual([7, 7, 7, 8])
  const copy = await testServer.call(duplicateModulePageAsManager, { modulePageId: pageId(0) }, manager)
  const { pages } = (await testServer.call(getModuleAsManager, { moduleId }, manager)).body
  expect(pages.find(({ modulePageId }) => modulePageId === copy.body.modulePageId)?.minutesOverride).toBe(7)
  await update({ modulePageMinutesOverride: null })
  expect(await shownPage()).toEqual([null, 1, 1, 2])
})

test.each([
  [0, 'Die Zahl muss mindestens 1 sein'],
  [121, 'Die Zahl darf höchstens 120 sein'],
  [1.5, 'Die Zahl darf keine Nachkommastellen haben'],
  ['', 'Dieses Feld muss gefüllt sein'],
])('refuses %j minutes', async (modulePageMinutesOverride, message) => {
  const { update } = await createWriting()
  const { status, refusal } = await update({ modulePageMinutesOverride })
  expect([status, refusal?.fields]).toEqual([400, { modulePageMinutesOverride: message }])
})

test('a new exercise is required of readers who have not seen the page yet, and of no others', async () => {
  const { update, as, mark, pageId, read } = await createWriting()
  await update({ modulePageIsExerciseIncluded: true })
  expect(await mark(0).then(outcome)).toEqual([409, 'module-page-has-open-tasks'])
  await testServer.call(confirmExerciseOfModulePage, { modulePageId: pageId(0) }, as)
  expect(await mark(0).then(outcome)).toBe(200)

  const later = await createWriting()
  await later.mark(0)
  await later.update({ modulePageIsExerciseIncluded: true })
  expect(await later.mark(1).then(outcome)).toBe(200)
  expect((await later.read()).lastSeenModulePageIndex).toBe(2)
  expect((await read()).lastSeenModulePageIndex).toBe(1)
})
