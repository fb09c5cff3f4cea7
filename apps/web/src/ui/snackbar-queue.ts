import { createStore } from './store.ts'

export type SnackbarKind = 'success' | 'info' | 'error'

export type Snackbar = { id: number; kind: SnackbarKind; message: string; durationMs: number }

/** Specification, section 9. */
const SNACKBAR_MS: Record<SnackbarKind, number> = { success: 4000, info: 5000, error: 6000 }

/** One is shown, the others wait. */
export const snackbarQueue = createStore<readonly Snackbar[]>([])

let lastId = 0

/** Shows a snackbar. The same text is not queued twice. */
export const notify = (kind: SnackbarKind, message: string, durationMs = SNACKBAR_MS[kind]): void => {
  const queue = snackbarQueue.get()
  if (queue.some((waiting) => waiting.message === message)) return
  lastId += 1
  snackbarQueue.set([...queue, { id: lastId, kind, message, durationMs }])
}

export const dismissSnackbar = (id: number): void =>
  snackbarQueue.set(snackbarQueue.get().filter((snackbar) => snackbar.id !== id))
