import { addFavourite, getFavouriteMarks, getFavourites } from '@wohlauf/contract/favourites/favourites'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent, withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/sessions/token.ts'
import { outcome } from '../../testing/content/reading.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createSaver = async () => {
  const learner = await createLearner(testServer)
  const { moduleId } = await testServer.createModule(learner.app)
  await testServer.call(addFavourite, { kind: 'MODULE', itemId: moduleId }, learner.as)
  return { ...learner, moduleId }
}

const readBy = async (as: Learner['as']) => [
  outcome(await testServer.call(getFavourites, {}, as)),
  outcome(await testServer.call(getFavouriteMarks, {}, as)),
]

test('another learner sees favourites of their own only', async () => {
  const { app, as, moduleId } = await createSaver()
  const neighbour = await createLearner(testServer, app)
  expect((await testServer.call(getFavourites, {}, neighbour.as)).body).toEqual([])
  expect((await testServer.call(getFavouriteMarks, {}, neighbour.as)).body).toEqual([])
  await testServer.call(addFavourite, { kind: 'MODULE', itemId: moduleId }, neighbour.as)
  const { rows } = await testServer.adminPool.query('SELECT FROM favourite WHERE module_id = $1', [moduleId])
  expect(rows).toHaveLength(2)
  expect((await testServer.call(getFavourites, {}, as)).body).toHaveLength(1)
})

test('a manager cannot ask for favourites', async () => {
  const { app } = await createSaver()
  const { as } = await createManager(testServer, app)
  expect(await readBy(as)).toEqual([
    [403, 'not-allowed'],
    [403, 'not-allowed'],
  ])
})

test('an admin who views the account sees no favourites', async () => {
  const { user, as } = await createSaver()
  const token = await testServer.signIn(user)
  await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2', [
    (await testServer.createAdmin()).id,
    hashToken(token),
  ])
  expect(await readBy({ ...as, token })).toEqual([
    [403, 'not-allowed'],
    [403, 'not-allowed'],
  ])
})

test('saving needs no consent to health data, and its withdrawal keeps saved items', async () => {
  const { app, as } = await createSaver()
  await testServer.call(giveHealthConsent, { textVersion: HEALTH_DATA_CONSENT.version }, as)
  await testServer.call(withdrawHealthConsent, {}, as)
  const { moduleId } = await testServer.createModule(app)
  const added = await testServer.call(addFavourite, { kind: 'MODULE', itemId: moduleId }, as)
  expect(outcome(added)).toBe(200)
  expect((await testServer.call(getFavourites, {}, as)).body).toHaveLength(2)
})
