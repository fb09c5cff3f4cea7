import { createStore } from '../ui/store.ts'

/** Tells whether the person agreed. */
type Answer = (isGiven: boolean) => void

/** Waits for an answer while the question for the consent to health data is open; null otherwise. */
export const healthConsentQuestion = createStore<Answer | null>(null)

let asked: Promise<boolean> | null = null

/**
 * Asks the person to agree to the processing of their health data. While the question is open, further callers get the
 * same answer.
 *
 * @returns whether the consent is given and stored
 */
export const askForHealthConsent = (): Promise<boolean> => {
  asked ??= new Promise((resolve) => {
    healthConsentQuestion.set((isGiven) => {
      asked = null
      healthConsentQuestion.set(null)
      resolve(isGiven)
    })
  })
  return asked
}
