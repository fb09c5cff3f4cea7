import { getDocumentFile, getDocuments } from '@wohlauf/contract/documents/documents'
import {
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateDocumentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getModuleAsManager,
  getModulePageForPreviewAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import { FEATURES } from '@wohlauf/contract/values/features'
import { afterAll, expect, test } from 'vitest'
import { documentElement, richText } from '../../../../testing/content/content-elements.ts'
import { createReading, outcome } from '../../../../testing/content/reading.ts'
import { createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** A page whose first and third elements lead to a document. */
const createDesk = async () => {
  const { as: manager, app } = await createManager(testServer)
  const { documentId } = await testServer.createDocument(app)
  const learner = await testServer.createUser({ app })
  const elements = [documentElement(documentId), richText('<p>Eins</p>'), documentElement(documentId)]
  const as = { token: await testServer.signIn(learner), host: app.host }
  const desk = await createReading(testServer, [{ elements: [...elements, richText('<p>Zwei</p>')] }], {
    app,
    user: learner,
    as,
  })
  const switchFeatures = (features: readonly string[]) =>
    testServer.adminPool.query('UPDATE app SET enabled_features = $2 WHERE app_id = $1', [
      app.appId,
      features,
    ])
  const { moduleId } = desk
  const modulePageId = desk.pageId(0)
  const managed = async () =>
    (await testServer.call(getModuleAsManager, { moduleId }, manager)).body.pages[0]?.contentElements ?? []
  const previewed = async () =>
    (await testServer.call(getModulePageForPreviewAsManager, { moduleId, modulePageId }, manager)).body
      .contentElements
  return {
    ...desk,
    manager,
    documentId,
    modulePageId,
    managed,
    previewed,
    read: async () => (await desk.read()).pages[0]?.contentElements ?? [],
    switchOff: () => switchFeatures(FEATURES.filter((feature) => feature !== 'DOCUMENTS')),
    switchOn: () => switchFeatures(FEATURES),
  }
}

const ids = (elements: { contentElementId: string }[]) => elements.map((each) => each.contentElementId)

test('document elements of an app without documents are kept and not shown', async () => {
  const { elementId, read, managed, previewed, switchOff, switchOn } = await createDesk()
  await switchOff()
  for (const show of [read, managed, previewed])
    expect(ids(await show())).toEqual([elementId(0, 1), elementId(0, 3)])
  await switchOn()
  for (const show of [read, managed, previewed]) expect(await show()).toHaveLength(4)
})

test('no document is listed or returned, to learners or managers', async () => {
  const { as, manager, documentId, switchOff } = await createDesk()
  await switchOff()
  for (const caller of [as, manager])
    expect(await testServer.call(getDocumentFile, { documentId }, caller).then(outcome)).toEqual([
      403,
      'feature-not-enabled',
    ])
  expect(await testServer.call(getDocuments, {}, as).then(outcome)).toEqual([403, 'feature-not-enabled'])
  expect((await testServer.call(getFeatureExamples, {}, as)).body.documents).toEqual([])
})

test('hidden elements cannot be deleted, copied or changed', async () => {
  const { manager, elementId, documentId, managed, switchOff, switchOn } = await createDesk()
  await switchOff()
  const contentElementId = elementId(0, 0)
  const input = { title: 'Neu', documentExplanation: '<p>Neu</p>', idOfReferencedDocument: documentId }
  const answers = [
    await testServer.call(deleteContentElementAsManager, { contentElementId }, manager),
    await testServer.call(duplicateContentElementAsManager, { contentElementId }, manager),
    await testServer.call(updateDocumentElementAsManager, { contentElementId, ...input }, manager),
  ]
  expect(answers.map(outcome)).toEqual([
    [404, 'not-found'],
    [404, 'not-found'],
    [403, 'feature-not-enabled'],
  ])
  await switchOn()
  expect(await managed()).toHaveLength(4)
})

test('shown elements can be sorted, and hidden ones keep their position', async () => {
  const { manager, elementId, modulePageId, managed, switchOff, switchOn } = await createDesk()
  const sort = (positions: number[]) =>
    testServer.call(
      updateOrderOfContentElementsAsManager,
      { modulePageId, sortedIdsOfContentElements: positions.map((index) => elementId(0, index)) },
      manager,
    )
  await switchOff()
  for (const wrong of [[3], [3, 1, 0], [3, 0], [3, 3]])
    expect(await sort(wrong).then(outcome)).toEqual([409, 'conflict'])
  expect(await sort([3, 1]).then(outcome)).toBe(200)
  await switchOn()
  expect(ids(await managed())).toEqual([0, 3, 2, 1].map((index) => elementId(0, index)))
})
