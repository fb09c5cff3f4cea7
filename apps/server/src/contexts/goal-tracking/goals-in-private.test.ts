import { createUserGoal, getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent, withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/sessions/token.ts'
import { tracesOf } from '../../testing/database/traces.ts'
import { createAchiever } from '../../testing/people/goals.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

const lines: string[] = []
const testServer = await startTestServer({ log: (line) => void lines.push(line) })
afterAll(testServer.stop)

test('an admin who views the account sees points, but no goal', async () => {
  const { aim, rate, user, as } = await createAchiever(testServer)
  await rate([await aim('Weniger Süßes'), 5])
  const own = (await testServer.call(getUserProgress, {}, as)).body
  expect(own).toMatchObject({ healthPoints: 10, userGoalProgress: [{ title: 'Weniger Süßes' }] })
  const token = await testServer.signIn(user)
  await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2', [
    (await testServer.createAdmin()).id,
    hashToken(token),
  ])
  const visit = { ...as, token }
  expect((await testServer.call(getUserProgress, {}, visit)).body).toEqual({ ...own, userGoalProgress: [] })
  expect((await testServer.call(getUserGoalProgress, {}, visit)).refusal?.identifier).toBe('not-allowed')
})

test('without the feature, progress contains no goals', async () => {
  const { aim, app, as } = await createAchiever(testServer)
  await aim()
  await testServer.adminPool.query("UPDATE app SET enabled_features = '{BLOG}' WHERE app_id = $1", [
    app.appId,
  ])
  expect((await testServer.call(getUserProgress, {}, as)).body.userGoalProgress).toEqual([])
})

test('a withdrawal of the consent deletes goals, ratings and the declined question, and keeps the points', async () => {
  const { aim, rate, decline, progress, earnings, user, as } = await createAchiever(testServer)
  await rate([await aim(), 5])
  await decline()
  await testServer.call(withdrawHealthConsent, {}, as)
  for (const table of ['user_goal', 'user_goal_rating', 'user_goal_rating_rejection'])
    expect(
      (await testServer.adminPool.query(`SELECT FROM ${table} WHERE user_id = $1`, [user.id])).rows,
    ).toEqual([])
  expect((await earnings()).entries).toEqual(['goals-rated: 10'])
  await testServer.call(giveHealthConsent, { textVersion: HEALTH_DATA_CONSENT.version }, as)
  expect(await progress()).toMatchObject({ lastRatingForAGoalAt: null, userGoalProgress: [] })
})

test('the title of a goal is in no log, job, mail, file, ledger or audit entry', async () => {
  const canary = 'Kanarienziel'
  const { app, aim, rate, rename, celebrate, decline, rating, remove, as } = await createAchiever(testServer)
  const id = await aim(`${canary} eins`)
  await rename(id, `${canary} zwei`)
  await rate([id, 10])
  await celebrate(id)
  await decline()
  const neighbour = await createAchiever(testServer, await createLearner(testServer, app))
  for (const refusedCall of [
    await rating([[id, 11]]),
    await neighbour.rating([[id, 5]]),
    await testServer.call(createUserGoal, { userGoalId: id, title: `${canary} drei` }, as),
    await testServer.call(createUserGoal, { title: canary.repeat(30) }, as),
  ]) {
    expect(refusedCall.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(refusedCall.body)).not.toContain(canary)
  }
  await testServer.runJobs()
  expect(await tracesOf(testServer, [canary])).toEqual(['public.user_goal'])
  await remove(id)
  expect(await tracesOf(testServer, [canary])).toEqual([])
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => line.includes(canary))).toEqual([])
})
