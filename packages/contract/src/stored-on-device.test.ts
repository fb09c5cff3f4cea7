import { expect, test } from 'vitest'
import { getAuthenticatedUser } from './authentication/authentication.ts'
import { isSecretField } from './kept-fields.ts'
import { namesOfStaleQueries } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { withdrawHealthConsent } from './own-data/health-consent.ts'

const STORED = OPERATIONS.filter(({ isStoredOnDevice }) => isStoredOnDevice)

test('the device stores only what learners read', () => {
  expect(STORED.length).toBeGreaterThan(0)
  for (const { name, kind, audience, needsFreshLogin, mayWrite } of STORED) {
    expect([name, kind, needsFreshLogin ?? mayWrite]).toEqual([name, 'query', undefined])
    if (name !== getAuthenticatedUser.name) expect([name, audience]).toEqual([name, 'learner'])
  }
})

test('no answer that the device stores has a secret', () => {
  for (const { name, input } of STORED)
    expect([name, Object.keys(input.shape).filter(isSecretField)]).toEqual([name, []])
})

/** What an app offers to all of its learners: nothing in it says who has chosen what. */
const OFFERED = ['habits/get-habits-query', 'goal-tracking/get-user-goal-proposals-query']

test('a withdrawal of the consent takes all health data from the device', () => {
  const staleNames = namesOfStaleQueries(withdrawHealthConsent)
  const ofHealth = STORED.map(({ name }) => name).filter((name) =>
    /^(habits|goal-tracking|nutrition-diary)\//.test(name),
  )
  expect(ofHealth.length).toBeGreaterThan(OFFERED.length)
  for (const name of ofHealth) if (!OFFERED.includes(name)) expect(staleNames).toContain(name)
})
