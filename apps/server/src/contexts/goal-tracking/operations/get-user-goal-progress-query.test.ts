import {
  deleteUserGoal,
  getUserGoalProgress,
  getUserGoalProposals,
  logUserGoalRatingRejection,
  markUserGoalAsCelebrated,
  updateUserGoal,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import { afterAll, expect, test } from 'vitest'
import { createAchiever } from '../../../testing/people/goals.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** More than a week after the last rating, at noon in Berlin. */
const afterAWeek = async () => {
  testServer.clock.set('2026-03-04T09:00:00Z')
  const achiever = await createAchiever(testServer)
  const userGoalId = await achiever.aim()
  testServer.clock.set('2026-03-12T11:00:00Z')
  return { ...achiever, userGoalId, isDue: async () => (await achiever.progress()).isRatingDue }
}

test('the question for ratings comes more than a week after the last one, and a rating answers it', async () => {
  const { isDue, rate, aim, userGoalId } = await afterAWeek()
  expect(await isDue()).toBe(true)
  await rate([userGoalId, 5])
  expect(await isDue()).toBe(false)
  testServer.clock.set('2026-03-19T11:00:00Z')
  expect(await isDue()).toBe(false)
  testServer.clock.set('2026-03-19T11:00:01Z')
  expect(await isDue()).toBe(true)
  // A new goal has been rated by its initial score.
  await aim('Noch eins')
  expect(await isDue()).toBe(false)
})

test('declined, it comes back on the next day in Berlin', async () => {
  const { isDue, decline, progress } = await afterAWeek()
  expect(await decline()).toBe(200)
  expect((await progress()).lastRejectedRatingGoalsAt).toBe('2026-03-12T11:00:00.000Z')
  expect(await isDue()).toBe(false)
  testServer.clock.set('2026-03-12T22:59:59Z')
  expect(await isDue()).toBe(false)
  // Midnight in Berlin, an hour before that of UTC.
  testServer.clock.set('2026-03-12T23:00:00Z')
  expect(await isDue()).toBe(true)
})

test('it is declined once a Berlin day, however often it is sent', async () => {
  const { decline, progress, as } = await afterAWeek()
  const send = () => testServer.call(logUserGoalRatingRejection, {}, as)
  expect(await callConcurrently(10, send)).toEqual({ 200: 10 })
  testServer.clock.set('2026-03-12T22:00:00Z')
  await decline()
  expect((await progress()).lastRejectedRatingGoalsAt).toBe('2026-03-12T11:00:00.000Z')
  testServer.clock.set('2026-03-12T23:30:00Z')
  await decline()
  expect((await progress()).lastRejectedRatingGoalsAt).toBe('2026-03-12T23:30:00.000Z')
})

test('goals are listed by age, renamed and deleted with their ratings', async () => {
  const { aim, rate, rename, remove, goals, as } = await createAchiever(testServer)
  const ids: string[] = []
  for (const title of ['Eins', 'Zwei', 'Drei']) {
    testServer.clock.advance(1000)
    ids.push(await aim(title))
  }
  const [first = '', second = ''] = ids
  await rate([first, 4], [second, 5])
  expect(await rename(second, ' Zwei neu ')).toBe(200)
  expect((await testServer.call(updateUserGoal, { userGoalId: second, title: ' ' }, as)).status).toBe(400)
  expect(await remove(first)).toBe(200)
  expect(await remove(first)).toEqual([404, 'not-found'])
  expect(await goals()).toMatchObject([{ title: 'Zwei neu', scores: [3, 5] }, { title: 'Drei' }])
  const { rows } = await testServer.adminPool.query('SELECT FROM user_goal_rating WHERE user_goal_id = $1', [
    first,
  ])
  expect(rows).toEqual([])
})

test('a goal of another person is neither listed, changed nor deleted', async () => {
  const owner = await createAchiever(testServer)
  const other = await createAchiever(testServer, await createLearner(testServer, owner.app))
  const userGoalId = await owner.aim()
  expect(await other.goals()).toEqual([])
  expect((await other.progress()).lastRatingForAGoalAt).toBeNull()
  for (const operation of [deleteUserGoal, markUserGoalAsCelebrated])
    expect((await testServer.call(operation, { userGoalId }, other.as)).status).toBe(404)
  expect(await other.rename(userGoalId, 'Meins')).toEqual([404, 'not-found'])
  expect(await owner.goals()).toMatchObject([{ title: 'Mehr Gemüse' }])
})

test('neither managers nor an app without the feature get goals', async () => {
  const { app, as } = await createAchiever(testServer)
  for (const role of ['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const) {
    const token = await testServer.signIn(await testServer.createUser({ app, role }))
    for (const operation of [getUserGoalProgress, getUserGoalProposals])
      expect((await testServer.call(operation, {}, { ...as, token })).status).toBe(403)
  }
  const without = await createLearner(testServer, await testServer.createApp({ features: ['BLOG'] }))
  expect((await testServer.call(getUserGoalProgress, {}, without.as)).refusal?.identifier).toBe(
    'feature-not-enabled',
  )
})
