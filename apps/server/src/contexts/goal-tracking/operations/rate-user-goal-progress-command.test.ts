import { randomUUID } from 'node:crypto'
import { MAX_SCORES, rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE } from '../../../testing/content/reading.ts'
import { createAchiever } from '../../../testing/people/goals.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const DAY_MS = 86_400_000
const POINTS = 'goals-rated: 10'

test('each rating is kept with its time, oldest first', async () => {
  const { aim, rate, progress } = await createAchiever(testServer)
  const userGoalId = await aim('Mehr Gemüse', 3)
  const times = [testServer.clock.now().toISOString()]
  for (const score of [5, 2]) {
    testServer.clock.advance(DAY_MS)
    times.push(testServer.clock.now().toISOString())
    expect(await rate([userGoalId, score])).toBe(200)
  }
  expect(await progress()).toMatchObject({
    lastRatingForAGoalAt: times[2],
    userGoalProgress: [{ firstScore: 3, latestScore: 2, scores: [3, 5, 2], ratedGoalsAt: times }],
  })
})

test('ratings of the same instant keep their order', async () => {
  const { aim, rate, goals } = await createAchiever(testServer)
  const userGoalId = await aim('Mehr Gemüse', 3)
  for (const score of [7, 4, 9, 4]) await rate([userGoalId, score])
  expect(await goals()).toMatchObject([{ scores: [3, 7, 4, 9, 4] }])
})

test('some of the goals can be rated; the others keep their scores', async () => {
  const { aim, rate, goals } = await createAchiever(testServer)
  const [first, second, third] = [await aim('Eins', 1), await aim('Zwei', 2), await aim('Drei', 3)]
  expect(await rate([third, 9], [first, 8])).toBe(200)
  expect(await goals()).toMatchObject([
    { userGoalId: first, scores: [1, 8] },
    { userGoalId: second, scores: [2] },
    { userGoalId: third, scores: [3, 9] },
  ])
})

test('with a foreign, deleted or unknown goal among them nothing is stored, and no points are earned', async () => {
  const { app, aim, rate, remove, goals, earnings } = await createAchiever(testServer)
  const other = await createAchiever(testServer, await createLearner(testServer, app))
  const [own, deletedGoal, foreign] = [await aim('Meins', 4), await aim('Weg', 4), await other.aim('Ihrs', 4)]
  await remove(deletedGoal)
  for (const id of [deletedGoal, foreign, NOWHERE]) {
    expect(await rate([own, 8], [id, 8])).toEqual([404, 'not-found'])
    expect(await rate([id, 8])).toEqual([404, 'not-found'])
  }
  expect(await goals()).toMatchObject([{ userGoalId: own, scores: [4] }])
  expect(await other.goals()).toMatchObject([{ scores: [4] }])
  expect((await earnings()).entries).toEqual([])
  expect(await rate([own, 8])).toBe(200)
  expect(await goals()).toMatchObject([{ scores: [4, 8] }])
})

test('none, a goal twice, or a score out of range is not valid', async () => {
  const { aim, rating, goals } = await createAchiever(testServer)
  const [first, second] = [await aim('Eins', 4), await aim('Zwei', 4)]
  expect((await rating([])).status).toBe(400)
  expect(
    (
      await rating([
        [first, 5],
        [second, 5],
        [first, 6],
      ])
    ).refusal,
  ).toMatchObject({
    identifier: 'not-valid',
    fields: { userGoalProgresses: 'Es sind doppelte Einträge vorhanden' },
  })
  for (const score of [0, 11, 4.5])
    expect(
      (
        await rating([
          [first, 5],
          [second, score],
        ])
      ).status,
    ).toBe(400)
  expect((await rating(Array.from({ length: 21 }, () => [first, 5]))).status).toBe(400)
  expect((await goals()).map(({ scores }) => scores)).toEqual([[4], [4]])
})

test('the first rating brings 10 points, and the next ones after 7 days', async () => {
  const { aim, rate, earnings } = await createAchiever(testServer)
  const userGoalId = await aim()
  let score = 5
  const entriesAfter = async (ms: number) => {
    testServer.clock.advance(ms)
    // Different each time: the same would be the same rating.
    score = score === 5 ? 6 : 5
    expect(await rate([userGoalId, score])).toBe(200)
    return (await earnings()).entries
  }
  expect(await entriesAfter(0)).toEqual([POINTS])
  expect(await entriesAfter(0)).toEqual([POINTS])
  expect(await entriesAfter(7 * DAY_MS - 1)).toEqual([POINTS])
  expect(await entriesAfter(1)).toEqual([POINTS, POINTS])
  // Counted from the last award, not from the last rating.
  expect(await entriesAfter(6 * DAY_MS)).toEqual([POINTS, POINTS])
  expect(await entriesAfter(DAY_MS)).toEqual([POINTS, POINTS, POINTS])
})

test('is idempotent: concurrent duplicates and retries store one rating', async () => {
  const { aim, rate, rating, goals, earnings } = await createAchiever(testServer)
  const userGoalId = await aim('Mehr Gemüse', 6)
  expect(await callConcurrently(30, () => rating([[userGoalId, 6]]))).toEqual({ 200: 30 })
  testServer.clock.advance(10 * 60_000 - 1)
  expect(await rate([userGoalId, 6])).toBe(200)
  expect(await goals()).toMatchObject([{ scores: [6, 6] }])
  expect((await earnings()).entries).toEqual([POINTS])
  testServer.clock.advance(1)
  expect(await rate([userGoalId, 6])).toBe(200)
  expect(await goals()).toMatchObject([{ scores: [6, 6, 6] }])
})

test('a rating with an id counts once, however late it is sent again', async () => {
  const { aim, rating, goals, earnings } = await createAchiever(testServer)
  const userGoalId = await aim('Mehr Gemüse', 6)
  const id = randomUUID()
  expect(await callConcurrently(30, () => rating([[userGoalId, 7]], id))).toEqual({ 200: 30 })
  testServer.clock.advance(8 * DAY_MS)
  expect((await rating([[userGoalId, 7]], id)).status).toBe(200)
  expect(await goals()).toMatchObject([{ scores: [6, 7] }])
  expect((await rating([[userGoalId, 7]], randomUUID())).status).toBe(200)
  expect(await goals()).toMatchObject([{ scores: [6, 7, 7] }])
  expect((await earnings()).entries).toEqual([POINTS, POINTS])
})

test('an id that another person has used is still free', async () => {
  const one = await createAchiever(testServer)
  const other = await createAchiever(testServer, await createLearner(testServer, one.app))
  const id = randomUUID()
  for (const { aim, rating, goals } of [one, other]) {
    await rating([[await aim('Mehr Gemüse', 6), 7]], id)
    expect(await goals()).toMatchObject([{ scores: [6, 7] }])
  }
})

test('a rating sent again with another score for one goal adds only that score', async () => {
  const { aim, rate, goals } = await createAchiever(testServer)
  const [first, second] = [await aim('Eins', 1), await aim('Zwei', 1)]
  await rate([first, 5], [second, 5])
  expect(await rate([first, 5], [second, 4])).toBe(200)
  expect(await goals()).toMatchObject([{ scores: [1, 5] }, { scores: [1, 5, 4] }])
  expect(await rate([first, 5], [NOWHERE, 4])).toEqual([404, 'not-found'])
})

test('the points of another user are their own', async () => {
  const one = await createAchiever(testServer)
  const other = await createAchiever(testServer, await createLearner(testServer, one.app))
  for (const { aim, rate, earnings } of [one, other]) {
    await rate([await aim(), 5])
    expect((await earnings()).entries).toEqual([POINTS])
  }
})

test('a deleted goal keeps its points, and a new one brings none within the week', async () => {
  const { aim, rate, remove, earnings } = await createAchiever(testServer)
  const first = await aim()
  await rate([first, 5])
  await remove(first)
  await rate([await aim(), 5])
  expect((await earnings()).entries).toEqual([POINTS])
})

test('the badge shows the points', async () => {
  const { aim, rate, as } = await createAchiever(testServer)
  await rate([await aim(), 5])
  expect((await testServer.call(getUserProgress, {}, as)).body.healthPoints).toBe(10)
})

test('the initial and the newest of very many ratings are returned', async () => {
  const { aim, rate, goals, user } = await createAchiever(testServer)
  const userGoalId = await aim('Mehr Gemüse', 2)
  const storedCount = MAX_SCORES + 10
  await testServer.adminPool.query(
    `INSERT INTO user_goal_rating (app_id, user_goal_id, number, user_id, score, rated_at)
     SELECT app_id, id, n, user_id, 3 + n % 5, created_at + n * interval '1 minute' FROM user_goal, generate_series(1, $2) n
     WHERE id = $1`,
    [userGoalId, storedCount - 2],
  )
  await testServer.adminPool.query('UPDATE user_goal SET rating_count = $2 WHERE user_id = $1', [
    user.id,
    storedCount - 1,
  ])
  await rate([userGoalId, 9])
  const [goal] = await goals()
  expect(goal).toMatchObject({ firstScore: 2, latestScore: 9 })
  expect(goal?.scores).toHaveLength(MAX_SCORES)
  expect(goal?.ratedGoalsAt).toHaveLength(MAX_SCORES)
  const dropped = storedCount - MAX_SCORES
  expect(goal?.scores.slice(0, 2)).toEqual([2, 3 + ((dropped + 1) % 5)])
})

test('reaching the highest score is celebrated once over all devices', async () => {
  const { aim, rate, goals, celebrate } = await createAchiever(testServer)
  const [first, second] = [await aim('Eins', 8), await aim('Zwei', 8)]
  const due = async () => (await goals()).map(({ isCelebrationDue }) => isCelebrationDue)
  expect(await celebrate(first)).toBe(200)
  await rate([first, 10], [second, 9])
  expect(await due()).toEqual([true, false])
  expect(await celebrate(first)).toBe(200)
  expect(await due()).toEqual([false, false])
  await rate([first, 6])
  await rate([first, 10])
  expect(await due()).toEqual([false, false])
  expect(await celebrate(first)).toBe(200)
})

test('a user has a hundred ratings a day', async () => {
  const { aim, as } = await createAchiever(testServer)
  const input = { userGoalProgresses: [{ userGoalId: await aim(), userGoalProgressScore: 5 }] }
  const send = () => testServer.call(rateUserGoalProgress, input, as)
  expect(await callConcurrently(101, send)).toEqual({ 200: 100, 429: 1 })
})
