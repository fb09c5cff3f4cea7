import {
  createDocumentElementAsManager,
  createHabitProposalAsManager,
  createVideoAsManager,
  updateDocumentElementAsManager,
  updateHabitProposalAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = async () => {
  const desk = await createAuthoring(testServer)
  const habitId = await testServer.createHabit(desk.app, { title: 'Wasser trinken' })
  const { documentId } = await testServer.createDocument(desk.app, { title: 'Wochenplan' })
  const common = { modulePageId: desk.pageId(0), title: 'Titel' }
  const shownElements = async () => (await desk.read()).pages[0]?.contentElements ?? []
  return { ...desk, habitId, documentId, common, shown: shownElements }
}

test('a habit is offered under its own title, and must belong to this app', async () => {
  const { common, habitId, manager, shown } = await createDesk()
  const foreign = (await createDesk()).habitId
  for (const wrong of [foreign, NOWHERE])
    expect(
      await testServer
        .call(createHabitProposalAsManager, { ...common, habitId: wrong }, manager)
        .then(outcome),
    ).toEqual([404, 'not-found'])
  expect(await shown()).toEqual([])
  const { body } = await testServer.call(createHabitProposalAsManager, { ...common, habitId }, manager)
  for (const wrong of [foreign, NOWHERE])
    expect(
      await testServer
        .call(updateHabitProposalAsManager, { ...body, title: 'Titel', habitId: wrong }, manager)
        .then(outcome),
    ).toEqual([404, 'not-found'])
  expect(await shown()).toMatchObject([
    { habitId, habitTitle: 'Wasser trinken', isHabitIntentCreated: false },
  ])
})

test('a document is offered with its own title and file name, and must belong to this app', async () => {
  const { common, documentId, manager, shown } = await createDesk()
  const foreign = (await createDesk()).documentId
  const documentExplanation = '<p>Zum Ausdrucken.</p>'
  for (const idOfReferencedDocument of [foreign, NOWHERE])
    expect(
      await testServer
        .call(
          createDocumentElementAsManager,
          { ...common, documentExplanation, idOfReferencedDocument },
          manager,
        )
        .then(outcome),
    ).toEqual([404, 'not-found'])
  expect(await shown()).toEqual([])
  const right = { ...common, documentExplanation, idOfReferencedDocument: documentId }
  const { body } = await testServer.call(createDocumentElementAsManager, right, manager)
  for (const idOfReferencedDocument of [foreign, NOWHERE])
    expect(
      await testServer
        .call(
          updateDocumentElementAsManager,
          { ...body, title: 'Titel', documentExplanation, idOfReferencedDocument },
          manager,
        )
        .then(outcome),
    ).toEqual([404, 'not-found'])
  expect(await shown()).toMatchObject([
    { idOfReferencedDocument: documentId, documentTitle: 'Wochenplan', documentFileName: 'Merkblatt.pdf' },
  ])
})

test.each(['https://vimeo.com/76979871', 'abc', '1234567890123456', '76979871?x=1', '76979871/geheim', ''])(
  'a video’s number must be a number, and not %j',
  async (videoId) => {
    const { common, manager, shown } = await createDesk()
    const { refusal } = await testServer.call(createVideoAsManager, { ...common, videoId }, manager)
    expect(refusal?.fields).toHaveProperty('videoId')
    expect(await shown()).toEqual([])
  },
)

test('an unselected habit or document is reported like every empty field', async () => {
  const { common, habitId, manager } = await createDesk()
  for (const emptyValue of ['', null, undefined]) {
    const proposal = { ...common, habitId: emptyValue as string }
    const reference = {
      ...common,
      idOfReferencedDocument: emptyValue as string,
      documentExplanation: '<p>Text</p>',
    }
    const required = 'Dieses Feld muss gefüllt sein'
    expect((await testServer.call(createHabitProposalAsManager, proposal, manager)).refusal?.fields).toEqual({
      habitId: required,
    })
    expect(
      (await testServer.call(createDocumentElementAsManager, reference, manager)).refusal?.fields,
    ).toEqual({
      idOfReferencedDocument: required,
    })
  }
  expect(
    await testServer.call(createHabitProposalAsManager, { ...common, habitId }, manager).then(outcome),
  ).toBe(200)
})
