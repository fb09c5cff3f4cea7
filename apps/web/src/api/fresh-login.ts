type Ask = () => Promise<boolean>

let ask: Ask | null = null
let question: Promise<boolean> | null = null

/** Sets how a site asks its user to prove the password again; without it, calls that need it are refused. */
export const askForFreshLoginBy = (by: Ask | null): void => {
  ask = by
}

/**
 * Calls that are refused meanwhile wait for the same answer.
 *
 * @returns whether the user has proved the password: then the refused call may be sent again
 */
export const proveFreshLogin = (): Promise<boolean> => {
  if (!ask) return Promise.resolve(false)
  question ??= ask().finally(() => {
    question = null
  })
  return question
}
