import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns the first three of each kind', async () => {
  const { app, as } = await createLearner(testServer)
  for (let index = 1; index <= 4; index += 1) {
    await testServer.createModule(app, { title: `Modul ${index}` })
    await testServer.createHabit(app, { title: `Gewohnheit ${index}` })
    await testServer.createDocument(app, { title: `Dokument ${index}`, fileName: `datei-${index}.pdf` })
  }
  const { status, body } = await testServer.call(getFeatureExamples, {}, as)
  expect(status).toBe(200)
  expect(body.modules.map(({ title }) => title)).toEqual(['Modul 1', 'Modul 2', 'Modul 3'])
  expect(body.modules[0]).toEqual({
    moduleId: expect.any(String),
    number: expect.any(Number),
    title: 'Modul 1',
    image: expect.objectContaining({ url: expect.any(String) }),
  })
  expect(body.habits.map(({ title }) => title)).toEqual(['Gewohnheit 1', 'Gewohnheit 2', 'Gewohnheit 3'])
  expect(body.documents.map(({ title, fileName }) => [title, fileName])).toEqual([
    ['Dokument 1', 'datei-1.pdf'],
    ['Dokument 2', 'datei-2.pdf'],
    ['Dokument 3', 'datei-3.pdf'],
  ])
})

test('returns no documents without the feature', async () => {
  const { app, as } = await createLearner(testServer, await testServer.createApp({ features: [] }))
  await testServer.createDocument(app)
  await testServer.createHabit(app)
  const { body } = await testServer.call(getFeatureExamples, {}, as)
  expect([body.modules.length, body.habits.length, body.documents.length]).toEqual([0, 1, 0])
})

test('returns nothing hidden, and nothing of another app', async () => {
  const elsewhere = await createLearner(testServer)
  await testServer.createModule(elsewhere.app)
  await testServer.createHabit(elsewhere.app)
  await testServer.createDocument(elsewhere.app)
  await testServer.createGoalProposal(elsewhere.app)
  const { app, as } = await createLearner(testServer)
  await testServer.createModule(app, { isEnabled: false })
  const { body } = await testServer.call(getFeatureExamples, {}, as)
  expect(body).toEqual({
    modules: [],
    habits: [],
    documents: [],
    userGoalProposals: [],
    experienceReports: [],
    recipes: [],
    blogArticles: [],
  })
})
