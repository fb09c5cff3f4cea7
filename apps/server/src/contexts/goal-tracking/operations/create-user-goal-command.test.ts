import { randomUUID } from 'node:crypto'
import { createUserGoal, getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { MAX_GOALS } from '@wohlauf/contract/values/limits/goal-limits'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createAchiever } from '../../../testing/people/goals.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createForm = async () => {
  const achiever = await createAchiever(testServer)
  const create = (more: object = {}) => {
    testServer.clock.advance(1000)
    return testServer.call(createUserGoal, { title: 'Mehr Gemüse', initialScore: 3, ...more }, achiever.as)
  }
  return { ...achiever, create }
}

test('there are no goals at first, and nothing to rate', async () => {
  const { progress } = await createForm()
  expect(await progress()).toEqual({
    lastRatingForAGoalAt: null,
    lastRejectedRatingGoalsAt: null,
    isRatingDue: false,
    userGoalProgress: [],
  })
})

test('the initial score is the first rating; it brings no points', async () => {
  const { create, progress, earnings } = await createForm()
  const { userGoalId } = (await create({ title: ' Mehr Gemüse ' })).body
  const at = testServer.clock.now().toISOString()
  expect(await progress()).toEqual({
    lastRatingForAGoalAt: at,
    lastRejectedRatingGoalsAt: null,
    isRatingDue: false,
    userGoalProgress: [
      {
        userGoalId,
        title: 'Mehr Gemüse',
        firstScore: 3,
        latestScore: 3,
        scores: [3],
        ratedGoalsAt: [at],
        isCelebrationDue: false,
      },
    ],
  })
  expect((await earnings()).entries).toEqual([])
})

test('without an initial score it is 1', async () => {
  const { goals, as } = await createForm()
  await testServer.call(createUserGoal, { title: 'Mehr Gemüse' }, as)
  expect(await goals()).toMatchObject([{ scores: [1] }])
})

test.each<[object, object]>([
  [{ title: ' ' }, { title: 'Dieses Feld muss gefüllt sein' }],
  [{ title: 'ä'.repeat(256) }, { title: 'Der Wert darf höchstens 255 Zeichen lang sein' }],
  [{ initialScore: 0 }, { initialScore: 'Die Zahl muss mindestens 1 sein' }],
  [{ initialScore: 11 }, { initialScore: 'Die Zahl darf höchstens 10 sein' }],
  [{ initialScore: 2.5 }, { initialScore: 'Die Zahl darf keine Nachkommastellen haben' }],
])('reports invalid fields: %#', async (wrong, fields) => {
  const { create, goals } = await createForm()
  expect((await create(wrong)).refusal).toMatchObject({ identifier: 'not-valid', fields })
  expect(await goals()).toEqual([])
})

test('accepts the longest title, and the lowest and the highest score', async () => {
  const { create, goals } = await createForm()
  for (const initialScore of [1, 10])
    expect(await create({ title: 'ä'.repeat(255), initialScore }).then(outcome)).toBe(200)
  expect((await goals()).map(({ scores }) => scores)).toEqual([[1], [10]])
})

test('is idempotent, also for concurrent retries; other content under the id is a conflict', async () => {
  const { create, goals } = await createForm()
  const userGoalId = randomUUID()
  expect(await callConcurrently(6, () => create({ userGoalId }))).toEqual({ 200: 6 })
  for (const other of [{ title: 'Weniger Zucker' }, { initialScore: 4 }])
    expect(await create({ userGoalId, ...other }).then(outcome)).toEqual([409, 'conflict'])
  expect(await goals()).toMatchObject([{ userGoalId, title: 'Mehr Gemüse', scores: [3] }])
})

test('an id of another user is a conflict, and shows nothing of their goal', async () => {
  const { app, create, goals } = await createForm()
  const { userGoalId } = (await create()).body
  const other = await createLearner(testServer, app)
  const answer = await testServer.call(
    createUserGoal,
    { userGoalId, title: 'Mehr Gemüse', initialScore: 3 },
    other.as,
  )
  expect(outcome(answer)).toEqual([409, 'conflict'])
  expect((await testServer.call(getUserGoalProgress, {}, other.as)).body.userGoalProgress).toEqual([])
  expect(await goals()).toHaveLength(1)
})

test('one user has twenty goals at most, also when many are created concurrently; a retry still succeeds', async () => {
  const { create, goals, remove } = await createForm()
  const userGoalId = randomUUID()
  await create({ userGoalId })
  expect(await callConcurrently(25, () => create())).toEqual({ 200: MAX_GOALS - 1, 409: 25 - MAX_GOALS + 1 })
  expect(await create().then(outcome)).toEqual([409, 'too-many-goals'])
  expect(await create({ userGoalId }).then(outcome)).toBe(200)
  expect(await goals()).toHaveLength(MAX_GOALS)
  await remove(userGoalId)
  expect(await create().then(outcome)).toBe(200)
})

test('a deleted goal does not come back when its creation is repeated', async () => {
  const { create, goals, remove } = await createForm()
  const userGoalId = randomUUID()
  await create({ userGoalId })
  await remove(userGoalId)
  expect(await create({ userGoalId, title: 'Mehr Wasser' }).then(outcome)).toBe(200)
  expect(await goals()).toEqual([])
})

test('a goal that begins with the highest score is not celebrated, neither then nor later', async () => {
  const { aim, rate, goals } = await createForm()
  const userGoalId = await aim('Mehr Gemüse', 10)
  expect(await goals()).toMatchObject([{ isCelebrationDue: false }])
  await rate([userGoalId, 5])
  await rate([userGoalId, 10])
  expect(await goals()).toMatchObject([{ scores: [10, 5, 10], isCelebrationDue: false }])
})
