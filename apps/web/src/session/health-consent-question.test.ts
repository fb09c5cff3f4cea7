import { expect, test } from 'vitest'
import { askForHealthConsent, healthConsentQuestion } from './health-consent-question.ts'

test('an open question is not asked twice, and both callers get its answer', async () => {
  const first = askForHealthConsent()
  const second = askForHealthConsent()
  healthConsentQuestion.get()?.(true)
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(healthConsentQuestion.get()).toBeNull()
})

test('after an answer it can be asked again', async () => {
  const first = askForHealthConsent()
  healthConsentQuestion.get()?.(false)
  expect(await first).toBe(false)
  const again = askForHealthConsent()
  healthConsentQuestion.get()?.(true)
  expect(await again).toBe(true)
})
