import { randomUUID } from 'node:crypto'
import { markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { createModulePageAsManager, getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createWriting = async () => {
  const authoring = await createAuthoring(testServer, [{ title: 'Eins' }])
  const { manager, moduleId } = authoring
  return {
    ...authoring,
    create: (values: object = {}) =>
      testServer.call(
        createModulePageAsManager,
        {
          moduleId,
          modulePageId: randomUUID(),
          modulePageTitle: 'Neu',
          modulePageIsExerciseIncluded: false,
          modulePageIsEnabled: true,
          ...values,
        },
        manager,
      ),
    titles: async () =>
      (await testServer.call(getModuleAsManager, { moduleId }, manager)).body.pages.map(({ title }) => title),
  }
}

test('a new page is placed after the others, hidden or not, and has no elements', async () => {
  const { create, read, manager, moduleId } = await createWriting()
  const modulePageId = randomUUID()
  const answer = await create({
    modulePageId,
    modulePageTitle: ' Zwei ',
    modulePageIsExerciseIncluded: true,
    modulePageIsEnabled: false,
  })
  expect([answer.status, answer.body]).toEqual([200, {}])
  expect(await create({ modulePageTitle: 'Drei' }).then(outcome)).toBe(200)
  const { body } = await testServer.call(getModuleAsManager, { moduleId }, manager)
  expect(body.pages).toMatchObject([
    { title: 'Eins' },
    {
      modulePageId,
      title: 'Zwei',
      isExerciseIncluded: true,
      isEnabled: false,
      contentElements: [],
      revision: 1,
    },
    { title: 'Drei' },
  ])
  expect((await read()).pages.map(({ title }) => title)).toEqual(['Eins', 'Drei'])
})

test('a new page lowers the percentage of readers, and never un-completes a module', async () => {
  const { as, create, mark, read, moduleId, earnings } = await createWriting()
  await mark(0)
  expect((await read()).completionPercentage).toBe(99)
  await create()
  expect(await read()).toMatchObject({ completionPercentage: 50, lastSeenModulePageIndex: 1 })
  expect(await testServer.call(markModuleAsCompleted, { moduleId }, as).then(outcome)).toEqual([
    409,
    'module-not-finished',
  ])

  const done = await createWriting()
  await done.mark(0)
  await testServer.call(markModuleAsCompleted, { moduleId: done.moduleId }, done.as)
  await done.create()
  expect(await done.read()).toMatchObject({
    isCompleted: true,
    completionPercentage: 100,
    lastSeenModulePageIndex: 1,
  })
  expect((await earnings()).healthPoints).toBe(5)
})

test('is refused without a title, or with one that is too long', async () => {
  const { create, titles } = await createWriting()
  for (const [modulePageTitle, message] of [
    ['', 'Dieses Feld muss gefüllt sein'],
    ['x'.repeat(256), 'Der Wert darf höchstens 255 Zeichen lang sein'],
  ]) {
    const { status, refusal } = await create({ modulePageTitle })
    expect([status, refusal?.fields]).toEqual([400, { modulePageTitle: message }])
  }
  expect(await create({ modulePageTitle: 'x'.repeat(255) }).then(outcome)).toBe(200)
  expect(await titles()).toHaveLength(2)
})

test('returns 404 for a module of another app and for an unknown one', async () => {
  const [mine, theirs] = [await createWriting(), await createWriting()]
  for (const moduleId of [theirs.moduleId, NOWHERE])
    expect(await mine.create({ moduleId }).then(outcome)).toEqual([404, 'not-found'])
  expect(await theirs.titles()).toEqual(['Eins'])
})
