import type { ReactNode } from 'react'
import { createStore } from '../state/store.ts'

export type SnackbarKind = 'success' | 'info' | 'error'

export type Snackbar = {
  id: number
  kind: SnackbarKind
  message: string
  detail: ReactNode
  subject: string | undefined
  isSpokenOnly: boolean
  durationMs: number
  /** True once it was closed or its time is over: it stays for its closing animation. */
  isHidden: boolean
}

/** Specification, section 9. */
const SNACKBAR_MS: Record<SnackbarKind, number> = { success: 4000, info: 5000, error: 6000 }

/** One is shown, the others wait. */
export const snackbarQueue = createStore<readonly Snackbar[]>([])

let lastId = 0

type More = {
  detail?: ReactNode
  durationMs?: number | undefined
  /** What the message is about: a later message about the same subject replaces it. */
  subject?: string | undefined
  /** The screen itself shows what happened: the message is only for those who do not see it. */
  isSpokenOnly?: boolean
}

/**
 * Does not queue the same message twice; the detail is a second paragraph, or a button in it.
 *
 * @returns how to close the message, once it is no longer true
 */
export const notify = (
  kind: SnackbarKind,
  message: string,
  { detail, durationMs, subject, isSpokenOnly = false }: More = {},
): (() => void) => {
  const queue = snackbarQueue
    .get()
    .filter((snackbar) => subject === undefined || snackbar.subject !== subject)
  const same = queue.find((snackbar) => snackbar.message === message && !snackbar.isHidden)
  if (same) return () => hideSnackbar(same.id)
  lastId += 1
  const id = lastId
  const shownMs = durationMs ?? SNACKBAR_MS[kind]
  snackbarQueue.set([
    ...queue,
    { id, kind, message, detail, subject, isSpokenOnly, durationMs: shownMs, isHidden: false },
  ])
  return () => hideSnackbar(id)
}

export const hideSnackbar = (id: number): void =>
  snackbarQueue.set(
    snackbarQueue.get().map((snackbar) => (snackbar.id === id ? { ...snackbar, isHidden: true } : snackbar)),
  )

export const dismissSnackbar = (id: number): void =>
  snackbarQueue.set(snackbarQueue.get().filter((snackbar) => snackbar.id !== id))
