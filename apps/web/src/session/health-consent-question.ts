import { createStore } from '../ui/state/store.ts'

type Answer = (isGiven: boolean) => void

/** The pending question for the consent to health data; null without one. */
export const healthConsentQuestion = createStore<Answer | null>(null)

let question: Promise<boolean> | null = null

/**
 * While the question is open, further callers get the same answer.
 *
 * @returns whether the consent is given and stored
 */
export const askForHealthConsent = (): Promise<boolean> => {
  question ??= new Promise((resolve) => {
    healthConsentQuestion.set((isGiven) => {
      question = null
      healthConsentQuestion.set(null)
      resolve(isGiven)
    })
  })
  return question
}
