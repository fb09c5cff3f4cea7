import {
  createUserGoalProposalAsManager,
  deleteUserGoalProposalAsManager,
  getUserGoalProposalsAsManager,
  updateUserGoalProposalAsManager,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { getUserGoalProposals } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createAchiever } from '../../../testing/people/goals.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = async () => {
  const { app, as } = await createManager(testServer)
  return {
    app,
    /** A second after the previous one, so that they have an order. */
    create: (more: object = {}) => {
      testServer.clock.advance(1000)
      return testServer.call(createUserGoalProposalAsManager, { title: 'Mehr Gemüse', ...more }, as)
    },
    change: (userGoalProposalId: string, more: object = {}) =>
      testServer.call(updateUserGoalProposalAsManager, { userGoalProposalId, title: 'Neu', ...more }, as),
    remove: (userGoalProposalId: string) =>
      testServer.call(deleteUserGoalProposalAsManager, { userGoalProposalId }, as),
    list: async () => (await testServer.call(getUserGoalProposalsAsManager, {}, as)).body,
  }
}

test('the list is empty at first, then sorted by age; learners see it immediately', async () => {
  const { app, create, list } = await createDesk()
  expect(await list()).toEqual([])
  const ids = []
  for (const title of ['Eins', 'Zwei', 'Drei', 'Vier'])
    ids.push((await create({ title })).body.userGoalProposalId)
  const proposals = await list()
  expect(proposals.map(({ title }) => title)).toEqual(['Eins', 'Zwei', 'Drei', 'Vier'])
  const createdAt = testServer.clock.now().toISOString()
  expect(proposals[3]).toEqual({ userGoalProposalId: ids[3], title: 'Vier', createdAt, revision: 1 })
  const { as } = await createLearner(testServer, app)
  expect((await testServer.call(getUserGoalProposals, {}, as)).body).toEqual(
    proposals.map(({ userGoalProposalId, title }) => ({ userGoalProposalId, title })),
  )
  // The introduction shows the first ones as examples.
  const { userGoalProposals } = (await testServer.call(getFeatureExamples, {}, as)).body
  expect(userGoalProposals.map(({ title }) => title)).toEqual(['Eins', 'Zwei', 'Drei'])
})

test('without the feature, the introduction shows no proposals', async () => {
  const { app, as } = await createLearner(testServer, await testServer.createApp({ features: ['BLOG'] }))
  await testServer.createGoalProposal(app)
  expect((await testServer.call(getFeatureExamples, {}, as)).body.userGoalProposals).toEqual([])
})

describe.each(['creating', 'changing'])('%s', (way) => {
  test.each<[object, object]>([
    [{ title: ' ' }, { title: 'Dieses Feld muss gefüllt sein' }],
    [{ title: 'ä'.repeat(256) }, { title: 'Der Wert darf höchstens 255 Zeichen lang sein' }],
  ])('reports invalid fields: %#', async (wrong, fields) => {
    const { create, change, list } = await createDesk()
    const existingId = way === 'changing' ? (await create()).body.userGoalProposalId : null
    const before = await list()
    const answer = await (existingId ? change(existingId, wrong) : create(wrong))
    expect(answer.refusal).toMatchObject({ identifier: 'not-valid', fields })
    expect(await list()).toEqual(before)
  })
})

test('goals of learners outlive a changed and a deleted proposal', async () => {
  const { app, create, change, remove, list } = await createDesk()
  const { userGoalProposalId } = (await create()).body
  const { aim, goals } = await createAchiever(testServer, await createLearner(testServer, app))
  await aim('Mehr Gemüse')
  await change(userGoalProposalId)
  expect(await remove(userGoalProposalId).then(outcome)).toBe(200)
  expect(await remove(userGoalProposalId).then(outcome)).toEqual([404, 'not-found'])
  expect(await list()).toEqual([])
  expect(await goals()).toMatchObject([{ title: 'Mehr Gemüse' }])
})
