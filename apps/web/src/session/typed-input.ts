import { storedSession } from '../api/stored-session.ts'
import { hideSnackbar, notify, snackbarQueue } from '../ui/feedback/snackbar-queue.ts'

const IS_KEPT = 'Was du vorhin geschrieben hast, ist noch da. Öffne dafür das Formular noch einmal.'
const IS_BACK = 'Dein Text von vorhin ist wieder da. Gespeichert ist er noch nicht.'

/** What is typed into a form; `name` is the same when the form is opened again. */
export type TypedInput = { name: string; values: object }

type StoredInputs = {
  userId: string
  /** Where the person was; null once they are back. */
  address: string | null
  inputs: Map<string, object>
}

/**
 * Offered again after the same person's next login in this tab, and to nobody else. Only in memory: of a session that
 * has ended, the device stores nothing (specification, section 8).
 */
let inputsOfUser: StoredInputs | null = null

const openForms = new Set<() => TypedInput | null>()

/** @param read returns what is typed into an open form, without secrets; null when nothing is */
export const watchTypedInput = (read: () => TypedInput | null): (() => void) => {
  openForms.add(read)
  return () => openForms.delete(read)
}

/** The session has ended; called before it is removed from the device. */
export const keepTypedInput = (address: string): void => {
  const userId = storedSession.lastUserId
  if (userId === null) return
  if (inputsOfUser?.userId !== userId) inputsOfUser = { userId, address: null, inputs: new Map() }
  // A second refusal comes when the login is already shown.
  inputsOfUser.address ??= address
  for (const read of openForms) {
    const input = read()
    if (input) inputsOfUser.inputs.set(input.name, input.values)
  }
}

/** Someone has logged in: what another person has typed is forgotten. */
export const keepTypedInputOnlyOf = (userId: string): void => {
  if (inputsOfUser?.userId !== userId) inputsOfUser = null
}

/** A session has ended, and no login followed yet. */
export const isAwaitingLogin = (): boolean => {
  return typeof inputsOfUser?.address === 'string'
}

/** After the login: says that something is kept. @returns where the person was; null when their session had not ended */
export const comeBack = (): string | null => {
  if (!inputsOfUser) return null
  if (inputsOfUser.inputs.size > 0) notify('info', IS_KEPT)
  const { address } = inputsOfUser
  inputsOfUser.address = null
  return address
}

export const typedInputOf = (name: string): object | null => inputsOfUser?.inputs.get(name) ?? null

/** It is in its form again. */
export const handOverTypedInput = (name: string): void => {
  if (!inputsOfUser?.inputs.delete(name)) return
  for (const { id, message } of snackbarQueue.get()) if (message === IS_KEPT) hideSnackbar(id)
  notify('info', IS_BACK)
}

export const forgetTypedInput = (): void => {
  inputsOfUser = null
}
