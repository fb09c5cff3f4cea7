import { createStore } from '../ui/state/store.ts'

/** Called with whether the user has proved the password. */
type Answer = (isProved: boolean) => void

/** The pending question for the password; null without one. */
export const freshLoginQuestion = createStore<Answer | null>(null)

/** Asks the user to prove that it is them. @returns whether they have */
export const askForFreshLogin = (): Promise<boolean> =>
  new Promise((resolve) => {
    freshLoginQuestion.set((isProved) => {
      freshLoginQuestion.set(null)
      resolve(isProved)
    })
  })
