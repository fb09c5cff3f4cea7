import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, expect, test } from 'vitest'
import { createReading } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns the initial state for a user without points', async () => {
  const { as } = await createLearner(testServer)
  const { status, body } = await testServer.call(getUserProgress, {}, as)
  expect([status, body]).toEqual([
    200,
    {
      healthPoints: 0,
      level: 0,
      levelName: 'Start',
      necessaryHealthPointsOfCurrentLevel: 0,
      necessaryHealthPointsOfNextLevel: 100,
      lastCelebratedLevel: 0,
      userGoalProgress: [],
    },
  ])
})

test('returns the sum of the earned points, and the matching level', async () => {
  const { as, mark } = await createReading(
    testServer,
    Array.from({ length: 21 }, () => ({})),
  )
  const progress = async () => (await testServer.call(getUserProgress, {}, as)).body
  for (let page = 0; page < 19; page += 1) await mark(page)
  expect(await progress()).toMatchObject({ healthPoints: 95, level: 0, levelName: 'Start' })
  await mark(19)
  expect(await progress()).toMatchObject({
    healthPoints: 100,
    level: 1,
    levelName: 'Erster Schritt',
    necessaryHealthPointsOfCurrentLevel: 100,
    necessaryHealthPointsOfNextLevel: 250,
    lastCelebratedLevel: 0,
  })
})

test('does not count points of other users', async () => {
  const me = await createLearner(testServer)
  const other = await createReading(testServer, [{}], await createLearner(testServer, me.app))
  await other.mark(0)
  expect((await testServer.call(getUserProgress, {}, me.as)).body.healthPoints).toBe(0)
})
