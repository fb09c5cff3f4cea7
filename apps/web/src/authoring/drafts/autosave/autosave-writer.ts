import { createStore, type Store } from '../../../ui/state/store.ts'

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
  markAsStored: () => void
  /** Whether the server's draft is about to be removed. */
  isDropping: () => boolean
  put: (content: Content) => void
  /** Removes the server's draft, because the input was saved or discarded. */
  drop: () => void
  /**
   * Returns what was not sent yet, because the page is being left; its content is null where the server's
   * draft is to be removed.
   */
  removeUnsent: () => { content: Content | null } | null
  /** Sends again immediately after a failure. */
  retry: () => void
}

type Settings<Content> = {
  /** Null removes the server's draft. */
  send: (content: Content | null) => Promise<void>
  describeFailure: (error: unknown) => { why: string; isWorthRetrying: boolean }
  onSaved: (content: Content) => void
}

/** Sends the latest input: one call in flight, at most one in half a second, again after a failure. */
export const createAutosaveWriter = <Content extends object>({
  send,
  describeFailure,
  onSaved,
}: Settings<Content>): AutosaveWriter<Content> => {
  const state = createStore<AutosaveState>({ is: 'idle' })
  let next: { content: Content | null } | null = null
  let inFlight: { content: Content | null } | null = null
  let mayExistOnServer = false
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
    mayExistOnServer = content !== null
    // The draft was dropped during the call.
    if (!content || next?.content === null) return
    onSaved(content)
    if (!next) state.set({ is: 'saved' })
  }
  const fail = (content: Content | null, error: unknown): void => {
    const { why, isWorthRetrying } = describeFailure(error)
    // A failed removal is not shown.
    if (content && next?.content !== null) state.set({ is: 'failed', why })
    failures = isWorthRetrying ? failures + 1 : 0
    if (isWorthRetrying) next ??= { content }
  }
  const sendNext = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (inFlight || !next) return
    inFlight = next
    next = null
    const { content } = inFlight
    mayExistOnServer = true
    await send(content).then(
      () => succeed(content),
      (error: unknown) => fail(content, error),
    )
    inFlight = null
    if (next) schedule(pauseMs())
  }
  return {
    state,
    markAsStored: () => {
      mayExistOnServer = true
    },
    isDropping: () => (next ?? inFlight)?.content === null,
    put: (content) => {
      next = { content }
      if (state.get().is !== 'failed') state.set({ is: 'saving' })
      if (!inFlight) schedule(pauseMs())
    },
    drop: () => {
      state.set({ is: 'idle' })
      next = mayExistOnServer ? { content: null } : null
      failures = 0
      void sendNext()
    },
    removeUnsent: () => {
      const unsent = next
      next = null
      return unsent
    },
    retry: () => {
      if (failures > 0) void sendNext()
    },
  }
}
