import { createStore, type Store } from '../../ui/state/store.ts'

/** The minimum time between two calls. */
export const AUTOSAVE_PAUSE_MS = 500

/** Delays before further attempts; the last one repeats. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

export type AutosaveState =
  /** Nothing is unsaved: nothing was typed, or it was saved or discarded. */
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'saved' }
  /** The draft is on this device only. */
  | { is: 'failed'; why: string }

export type AutosaveWriter<Content> = {
  state: Store<AutosaveState>
  /** Records that the server has a draft: dropping it takes a call. */
  noteStored: () => void
  /** Whether the server's draft is about to be removed. */
  isDropping: () => boolean
  put: (content: Content) => void
  /** Removes the server's draft, because the input was saved or discarded. */
  drop: () => void
  /**
   * Returns what was not sent yet, because the page is being left; its content is null where the server's
   * draft is to be removed.
   */
  takeUnsent: () => { content: Content | null } | null
  /** Sends again immediately after a failure. */
  retry: () => void
}

type Settings<Content> = {
  /** Null removes the server's draft. */
  send: (content: Content | null) => Promise<void>
  judge: (error: unknown) => { why: string; isWorthRetrying: boolean }
  onSaved: (content: Content) => void
}

/** Sends the latest input: one call in flight, at most one in half a second, again after a failure. */
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
    // The draft was dropped during the call.
    if (!content || next?.content === null) return
    onSaved(content)
    if (!next) state.set({ is: 'saved' })
  }
  const fail = (content: Content | null, error: unknown): void => {
    const { why, isWorthRetrying } = judge(error)
    // A failed removal is not shown.
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
