import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { markOnboardingAsCompleted } from '@wohlauf/contract/onboarding/onboarding'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { earnedBy } from '../../../testing/people/health-points.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()

const createNewcomer = async () => {
  const user = await testServer.createUser({ app, hasCompletedOnboarding: false })
  const as = { token: await testServer.signIn(user), host: app.host }
  return {
    finish: (hasSeenAllSteps: boolean) => testServer.call(markOnboardingAsCompleted, { hasSeenAllSteps }, as),
    hasCompleted: async () =>
      (await testServer.call(getAuthenticatedUser, {}, as)).body.user.hasCompletedOnboarding,
    earnings: () => earnedBy(testServer, user),
    as,
  }
}

test('seeing all steps completes it and earns twenty points, once', async () => {
  const { finish, hasCompleted, earnings } = await createNewcomer()
  expect(await hasCompleted()).toBe(false)
  const { status, body } = await finish(true)
  expect([status, body]).toEqual([200, {}])
  expect(await hasCompleted()).toBe(true)
  expect(await finish(true).then(outcome)).toBe(200)
  expect(await earnings()).toEqual({ healthPoints: 20, entries: ['onboarding-finished: 20'] })
})

test('skipping completes it without points, also when all steps are seen later', async () => {
  const { finish, hasCompleted, earnings } = await createNewcomer()
  await finish(false)
  expect(await hasCompleted()).toBe(true)
  expect(await finish(true).then(outcome)).toBe(200)
  expect(await earnings()).toEqual({ healthPoints: 0, entries: ['onboarding-finished: 0'] })
})

test('a later skip keeps the points', async () => {
  const { finish, earnings } = await createNewcomer()
  await finish(true)
  await finish(false)
  expect((await earnings()).healthPoints).toBe(20)
})

test('thirty concurrent calls complete it once', async () => {
  const { finish, earnings } = await createNewcomer()
  expect(await callConcurrently(30, () => finish(true))).toEqual({ 200: 30 })
  expect(await earnings()).toEqual({ healthPoints: 20, entries: ['onboarding-finished: 20'] })
})

test('concurrent skipping and completing has the effect of one of the two', async () => {
  const { finish, earnings } = await createNewcomer()
  await Promise.all([finish(false), finish(true), finish(false), finish(true)])
  expect((await earnings()).entries).toHaveLength(1)
})

test('requires the flag whether all steps were seen', async () => {
  const { as, hasCompleted } = await createNewcomer()
  for (const [input, message] of [
    [{}, 'Dieses Feld muss gefüllt sein'],
    [{ hasSeenAllSteps: 'true' }, 'Der Wert ist nicht gültig'],
  ] as const) {
    const { status, refusal } = await testServer.call(markOnboardingAsCompleted, input as never, as)
    expect([status, refusal?.fields]).toEqual([400, { hasSeenAllSteps: message }])
  }
  expect(await hasCompleted()).toBe(false)
})

test('affects only the caller', async () => {
  const newcomer = await createNewcomer()
  const other = await createLearner(testServer, app)
  expect(
    await testServer.call(markOnboardingAsCompleted, { hasSeenAllSteps: true }, other.as).then(outcome),
  ).toBe(200)
  expect(await newcomer.hasCompleted()).toBe(false)
  expect((await earnedBy(testServer, other.user)).entries).toEqual([])
})
