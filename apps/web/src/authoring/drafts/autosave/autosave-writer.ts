import { createStore, type Store } from '../../../ui/state/store.ts'
import {
  type AutosaveEvent,
  type AutosaveProgress,
  type AutosaveState,
  afterEvent,
  isDropping,
  NOTHING_TYPED,
  shownAs,
  type Wish,
} from './autosave-state.ts'

/** The minimum time between two calls. */
export const AUTOSAVE_PAUSE_MS = 500

/** Delays before further attempts; the last one repeats. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

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
  removeUnsent: () => Wish<Content> | null
  /** Sends again immediately after a failure. */
  retry: () => void
}

type Settings<Content> = {
  /** Null removes the server's draft. */
  send: (content: Content | null) => Promise<void>
  describeFailure: (error: unknown) => { why: string; isWorthRetrying: boolean }
  onSaved: (content: Content) => void
}

const pauseMs = (failures: number, { content }: Wish<unknown>): number => {
  if (failures > 0) return RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] as number
  return content === null ? 0 : AUTOSAVE_PAUSE_MS
}

/** Sends the latest input: one call in flight, at most one in half a second, again after a failure. */
export const createAutosaveWriter = <Content extends object>({
  send,
  describeFailure,
  onSaved,
}: Settings<Content>): AutosaveWriter<Content> => {
  let progress: AutosaveProgress<Content> = NOTHING_TYPED
  const state = createStore(shownAs(progress))
  let timer: ReturnType<typeof setTimeout> | undefined

  const dispatch = (event: AutosaveEvent<Content>): void => {
    const { is } = progress
    progress = afterEvent(progress, event)
    state.set(shownAs(progress))
    if (progress.is !== is) begin()
  }
  const begin = (): void => {
    clearTimeout(timer)
    if (progress.is === 'waiting')
      timer = setTimeout(() => dispatch({ type: 'due' }), pauseMs(progress.failures, progress.next))
    if (progress.is === 'sending') sendNow(progress.sent)
  }
  const sendNow = ({ content }: Wish<Content>): void =>
    void send(content).then(
      () => {
        // The draft may have been dropped during the call.
        if (content && !isDropping(progress)) onSaved(content)
        dispatch({ type: 'answered' })
      },
      (error: unknown) => dispatch({ type: 'failed', ...describeFailure(error) }),
    )
  return {
    state,
    markAsStored: () => dispatch({ type: 'opened-with-draft' }),
    isDropping: () => isDropping(progress),
    put: (content) => dispatch({ type: 'typed', content }),
    drop: () => dispatch({ type: 'dropped' }),
    removeUnsent: () => {
      const unsent = 'next' in progress ? progress.next : null
      dispatch({ type: 'left' })
      return unsent
    },
    retry: () => dispatch({ type: 'online' }),
  }
}
