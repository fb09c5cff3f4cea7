import { createStore, type Store } from '../../ui/state/store.ts'

/** At most one call in this time. */
export const AUTOSAVE_PAUSE_MS = 500

/** Waits before further attempts; the last one again and again. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

export type AutosaveState =
  /** Nothing was typed, or it was saved or discarded. */
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'saved' }
  /** What was typed is on this device alone. */
  | { is: 'failed'; why: string }

export type AutosaveWriter<Content> = {
  state: Store<AutosaveState>
  /** Something is stored already: dropping it takes a call. */
  noteStored: () => void
  /** What is stored will be gone soon. */
  isDropping: () => boolean
  put: (content: Content) => void
  /** What was typed is saved or not wanted: removes what is stored of it. */
  drop: () => void
  /** The page is being left: gives away what was not sent yet; its content is null where something is to be removed. */
  takeUnsent: () => { content: Content | null } | null
  /** After a failure: tries again now. */
  retry: () => void
}

type Settings<Content> = {
  /** Null removes what is stored. */
  send: (content: Content | null) => Promise<void>
  judge: (error: unknown) => { why: string; isWorthRetrying: boolean }
  onSaved: (content: Content) => void
}

/** Sends the newest of what is typed: one call on its way, at most one in half a second, again after a failure. */
export const createAutosaveWriter = <Content extends object>({
  send,
  judge,
  onSaved,
}: Settings<Content>): AutosaveWriter<Content> => {
  const state = createStore<AutosaveState>({ is: 'idle' })
  let next: { content: Content | null } | null = null
  let onItsWay: { content: Content | null } | null = null
  let mayBeStored = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (ms: number): void => {
    timer ??= setTimeout(() => void sendNext(), ms)
  }
  const pauseMs = (): number => {
    if (failures > 0) return RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] as number
    return next?.content ? AUTOSAVE_PAUSE_MS : 0
  }
  const succeed = (content: Content | null): void => {
    failures = 0
    mayBeStored = content !== null
    // Dropped meanwhile.
    if (!content || next?.content === null) return
    onSaved(content)
    if (!next) state.set({ is: 'saved' })
  }
  const fail = (content: Content | null, error: unknown): void => {
    const { why, isWorthRetrying } = judge(error)
    // Nobody waits for a removal.
    if (content && next?.content !== null) state.set({ is: 'failed', why })
    failures = isWorthRetrying ? failures + 1 : 0
    if (isWorthRetrying) next ??= { content }
  }
  const sendNext = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (onItsWay || !next) return
    onItsWay = next
    next = null
    const { content } = onItsWay
    mayBeStored = true
    await send(content).then(
      () => succeed(content),
      (error: unknown) => fail(content, error),
    )
    onItsWay = null
    if (next) schedule(pauseMs())
  }
  return {
    state,
    noteStored: () => {
      mayBeStored = true
    },
    isDropping: () => (next ?? onItsWay)?.content === null,
    put: (content) => {
      next = { content }
      if (state.get().is !== 'failed') state.set({ is: 'saving' })
      if (!onItsWay) schedule(pauseMs())
    },
    drop: () => {
      state.set({ is: 'idle' })
      next = mayBeStored ? { content: null } : null
      failures = 0
      void sendNext()
    },
    takeUnsent: () => {
      const unsent = next
      next = null
      return unsent
    },
    retry: () => {
      if (failures > 0) void sendNext()
    },
  }
}
