import { getUserProgress, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, expect, test } from 'vitest'
import { inTenant } from '../../../platform/database/transaction.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { awardHealthPoints } from '../award.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** A learner with the given points. */
const createAchiever = async (points: number) => {
  const learner = await createLearner(testServer)
  const { app, user, as } = learner
  if (points > 0)
    await inTenant(testServer.pool, { appId: app.appId, userId: user.id, reach: 'own' }, (tx) =>
      awardHealthPoints(
        tx,
        { userId: user.id, reason: 'module-completed', subject: 'a module', title: 'Ankommen', points },
        testServer.clock.now(),
      ),
    )
  return {
    ...learner,
    celebrate: (level: number) => testServer.call(markLevelAsCelebrated, { level }, as),
    celebrated: async () => (await testServer.call(getUserProgress, {}, as)).body.lastCelebratedLevel,
  }
}

test('a reached level is marked as celebrated, on all devices', async () => {
  const { celebrate, celebrated } = await createAchiever(450)
  const { status, body } = await celebrate(3)
  expect([status, body]).toEqual([200, {}])
  expect(await celebrated()).toBe(3)
})

test('never exceeds the reached level', async () => {
  const { celebrate, celebrated } = await createAchiever(449)
  await celebrate(9)
  expect(await celebrated()).toBe(2)
})

test('never decreases', async () => {
  const { celebrate, celebrated } = await createAchiever(450)
  await celebrate(3)
  for (const level of [2, 0]) expect(await celebrate(level).then(outcome)).toBe(200)
  expect(await celebrated()).toBe(3)
})

test('the highest of concurrent levels stays', async () => {
  const { as, celebrated } = await createAchiever(3200)
  let level = 0
  const next = () => {
    level += 1
    return testServer.call(markLevelAsCelebrated, { level: level % 10 }, as)
  }
  expect(await callConcurrently(30, next)).toEqual({ 200: 30 })
  expect(await celebrated()).toBe(9)
})

test('without any points there is nothing to celebrate', async () => {
  const { celebrate, celebrated } = await createAchiever(0)
  expect(await celebrate(5).then(outcome)).toBe(200)
  expect(await celebrated()).toBe(0)
})

test.each([-1, 10, 1.5, '3', null])('%j is not a level', async (level) => {
  const { celebrate, celebrated } = await createAchiever(450)
  expect(await celebrate(level as never).then(outcome)).toEqual([400, 'not-valid'])
  expect(await celebrated()).toBe(0)
})
