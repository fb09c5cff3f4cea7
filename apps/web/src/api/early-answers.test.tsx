import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEarlyAnswers } from './early-answers.ts'
import { storedSession } from './stored-session.ts'

const respond = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

beforeEach(() => {
  // A screen that another test opened has left its person in the storage.
  storedSession.clear()
  storedSession.setToken('a-token')
})
afterEach(() => {
  storedSession.clear()
  localStorage.clear()
})

/** Each call's answer, if the document has requested it. */
const namedByDocument = (
  session = respond({ user: 'Petra' }),
  dashboard: Promise<Response> = respond({ modules: 3 }),
) => {
  const answers = { [FIRST_CALLS.getAuthenticatedUser.path]: session, [getDashboard.path]: dashboard }
  const take = createEarlyAnswers({ token: 'a-token', userId: 'a-user', answers })
  return async (...call: Parameters<typeof take>): Promise<unknown> => (await take(...call))?.json()
}

test('each answer is used once', async () => {
  const earlyAnswers = namedByDocument()
  expect(await earlyAnswers(FIRST_CALLS.getAuthenticatedUser, {})).toEqual({ user: 'Petra' })
  storedSession.setOwner('an-app', 'a-user')
  expect(await earlyAnswers(getDashboard, {})).toEqual({ modules: 3 })
  expect(await earlyAnswers(getDashboard, {})).toBeUndefined()
})

test.each<[string, () => void]>([
  ['another token', () => storedSession.setToken('a-newer-token')],
  ['another person', () => storedSession.setOwner('an-app', 'another-user')],
  ['nobody', () => storedSession.clear()],
])('an answer is never used by %s', async (_who, change) => {
  const earlyAnswers = namedByDocument()
  change()
  expect(await earlyAnswers(getDashboard, {})).toBeUndefined()
})

test('a command ends their use: they may be older than it', async () => {
  const earlyAnswers = namedByDocument()
  expect(await earlyAnswers(markModuleAsCompleted, { moduleId: 'a-module' })).toBeUndefined()
  expect(await earlyAnswers(getDashboard, {})).toBeUndefined()
})

test('a call with input, or without an early answer, is sent', async () => {
  const earlyAnswers = namedByDocument()
  expect(await earlyAnswers(getDashboard, { appId: 'another-app' })).toBeUndefined()
  expect(await earlyAnswers(getRecipeDetails, {})).toBeUndefined()
})

test('a refusal and a lost answer are not used: the call is made, and says why', async () => {
  const earlyAnswers = namedByDocument(
    respond({ identifier: 'busy' }, 409),
    Promise.reject(new TypeError('offline')),
  )
  expect(await earlyAnswers(FIRST_CALLS.getAuthenticatedUser, {})).toBeUndefined()
  expect(await earlyAnswers(getDashboard, {})).toBeUndefined()
})
