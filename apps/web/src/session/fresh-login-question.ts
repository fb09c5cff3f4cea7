import { createStore } from '../ui/state/store.ts'

type Answer = (isProved: boolean) => void

/** The pending question for the password; null without one. */
export const freshLoginQuestion = createStore<Answer | null>(null)

/** @returns whether the user has proved the password */
export const askForFreshLogin = (): Promise<boolean> =>
  new Promise((resolve) => {
    freshLoginQuestion.set((isProved) => {
      freshLoginQuestion.set(null)
      resolve(isProved)
    })
  })
