import { getFeatureExamples } from '@wohlauf/contract/onboarding'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('shows the first three of everything', async () => {
  const { app, as } = await createLearner(house)
  for (let index = 1; index <= 4; index += 1) {
    await house.createModule(app, { title: `Modul ${index}` })
    await house.createHabit(app, { title: `Gewohnheit ${index}` })
    await house.createDocument(app, { title: `Dokument ${index}`, fileName: `datei-${index}.pdf` })
  }
  const { status, body } = await house.call(getFeatureExamples, {}, as)
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

test('has no documents where the app has none', async () => {
  const { app, as } = await createLearner(house, await house.createApp({ features: [] }))
  await house.createDocument(app)
  await house.createHabit(app)
  const { body } = await house.call(getFeatureExamples, {}, as)
  expect([body.modules.length, body.habits.length, body.documents.length]).toEqual([0, 1, 0])
})

test('shows nothing hidden, and nothing of another app', async () => {
  const elsewhere = await createLearner(house)
  await house.createModule(elsewhere.app)
  await house.createHabit(elsewhere.app)
  await house.createDocument(elsewhere.app)
  const { app, as } = await createLearner(house)
  await house.createModule(app, { isEnabled: false })
  const { body } = await house.call(getFeatureExamples, {}, as)
  expect(body).toEqual({ modules: [], habits: [], documents: [] })
})
