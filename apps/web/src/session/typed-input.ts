import { storedSession } from '../api/stored-session.ts'
import { hideSnackbar, notify, snackbarQueue } from '../ui/feedback/snackbar-queue.ts'

const IS_KEPT = 'Was du vorhin geschrieben hast, ist noch da. Öffne dafür das Formular noch einmal.'
const IS_BACK = 'Dein Text von vorhin ist wieder da. Gespeichert ist er noch nicht.'

/** Input of a form; `name` is the same when the form is opened again. */
export type TypedInput = { name: string; values: object }

type StoredInputs = {
  userId: string
  /** The page's address when the session ended, and why, as the server said it; null once the person is back. */
  end: { address: string; reason: string } | null
  inputs: Map<string, object>
}

/**
 * Offered again after the same person's next login in this tab, and to nobody else. Only in memory: the
 * device stores nothing of an ended session (specification, section 8).
 */
let inputsOfUser: StoredInputs | null = null

const openForms = new Set<() => TypedInput | null>()

/** @param readInput returns the input of an open form, without secrets; null when it is untouched */
export const watchTypedInput = (readInput: () => TypedInput | null): (() => void) => {
  openForms.add(readInput)
  return () => openForms.delete(readInput)
}

/** Called when the session has ended, before it is removed from the device. */
export const keepTypedInput = (address: string, reason: string): void => {
  const userId = storedSession.lastUserId
  if (userId === null) return
  if (inputsOfUser?.userId !== userId) inputsOfUser = { userId, end: null, inputs: new Map() }
  // A second refusal comes when the login is already shown.
  inputsOfUser.end ??= { address, reason }
  for (const readInput of openForms) {
    const input = readInput()
    if (input) inputsOfUser.inputs.set(input.name, input.values)
  }
}

/** Called after a login: another person's input is forgotten. */
export const keepTypedInputOnlyOf = (userId: string): void => {
  if (inputsOfUser?.userId !== userId) inputsOfUser = null
}

/** Why the session has ended; undefined unless one has, and no login has followed yet. */
export const reasonOfEnd = (): string | undefined => inputsOfUser?.end?.reason

/**
 * Called after the login: announces that input is kept.
 * @returns the page's address when the session ended; null when it had not ended
 */
export const restoreAddress = (): string | null => {
  if (!inputsOfUser) return null
  if (inputsOfUser.inputs.size > 0) notify('info', IS_KEPT)
  const { end } = inputsOfUser
  inputsOfUser.end = null
  return end?.address ?? null
}

export const typedInputOf = (name: string): object | null => inputsOfUser?.inputs.get(name) ?? null

/** Called when the form shows the input again. */
export const handOverTypedInput = (name: string): void => {
  if (!inputsOfUser?.inputs.delete(name)) return
  for (const { id, message } of snackbarQueue.get()) if (message === IS_KEPT) hideSnackbar(id)
  notify('info', IS_BACK)
}

export const forgetTypedInput = (): void => {
  inputsOfUser = null
}
