/** The draft that the server should have; null for none. */
export type Wish<Content> = { content: Content | null }

/** How far the server has the draft of one form. */
export type AutosaveProgress<Content> = {
  /** Whether it may have one: removing it takes a call. */
  isOnServer: boolean
  /** Failures since the last answer. */
  failures: number
  /** Why the draft is on this device only, until the server has all of it. */
  why: string | null
} & (
  | { is: 'idle' | 'saved' | 'refused' }
  | { is: 'waiting'; next: Wish<Content> }
  | { is: 'sending'; sent: Wish<Content>; next: Wish<Content> | null }
)

export type AutosaveEvent<Content> =
  /** The server has a draft when the form opens. */
  | { type: 'opened-with-draft' }
  | { type: 'typed'; content: Content }
  /** The input was saved or discarded. */
  | { type: 'dropped' }
  | { type: 'due' }
  | { type: 'online' }
  | { type: 'answered' }
  | Failure
  /** The page is being left, with what was not sent yet. */
  | { type: 'left' }

type Failure = { type: 'failed'; why: string; isWorthRetrying: boolean }

export const NOTHING_TYPED = { is: 'idle', isOnServer: false, failures: 0, why: null } as const

type Progress<Content> = AutosaveProgress<Content>
type Sending<Content> = Extract<Progress<Content>, { is: 'sending' }>

const send = <Content>(state: Progress<Content>, wish: Wish<Content>): Progress<Content> => ({
  is: 'sending',
  isOnServer: true,
  failures: state.failures,
  why: state.why,
  sent: wish,
  next: null,
})

/** Nothing is left to send. */
const rest = <Content>(isOnServer: boolean, why: string | null): Progress<Content> => ({
  is: why === null ? 'idle' : 'refused',
  isOnServer,
  failures: 0,
  why,
})

const afterDropping = <Content>(state: Progress<Content>): Progress<Content> => {
  const calm = { ...state, failures: 0, why: null }
  if (calm.is === 'sending') return { ...calm, next: { content: null } }
  return state.isOnServer ? send(calm, { content: null }) : NOTHING_TYPED
}

const afterAnswer = <Content>({ sent, next, why }: Sending<Content>): Progress<Content> => {
  const isOnServer = sent.content !== null
  if (next) return { is: 'waiting', isOnServer, failures: 0, why, next }
  return { is: isOnServer ? 'saved' : 'idle', isOnServer, failures: 0, why: null }
}

const afterFailure = <Content>(state: Sending<Content>, failure: Failure): Progress<Content> => {
  const { sent, next } = state
  // A failed removal is not shown.
  const why = sent.content !== null && next?.content !== null ? failure.why : state.why
  const later = next ?? (failure.isWorthRetrying ? sent : null)
  if (!later) return rest(true, why)
  const failures = failure.isWorthRetrying ? state.failures + 1 : 0
  return { is: 'waiting', isOnServer: true, failures, why, next: later }
}

export const afterEvent = <Content>(
  state: Progress<Content>,
  event: AutosaveEvent<Content>,
): Progress<Content> => {
  switch (event.type) {
    case 'opened-with-draft':
      return { ...state, isOnServer: true }
    case 'typed': {
      const next = { content: event.content }
      return state.is === 'sending' ? { ...state, next } : { ...state, is: 'waiting', next }
    }
    case 'dropped':
      return afterDropping(state)
    case 'due':
      return state.is === 'waiting' ? send(state, state.next) : state
    case 'online':
      return state.is === 'waiting' && state.failures > 0 ? send(state, state.next) : state
    case 'answered':
      return state.is === 'sending' ? afterAnswer(state) : state
    case 'failed':
      return state.is === 'sending' ? afterFailure(state, event) : state
    case 'left':
      if (state.is === 'waiting') return rest(state.isOnServer, state.why)
      return state.is === 'sending' ? { ...state, next: null } : state
  }
}

/** Whether the server's draft is about to be removed. */
export const isDropping = <Content>(state: Progress<Content>): boolean => {
  if (state.is === 'sending') return (state.next ?? state.sent).content === null
  return state.is === 'waiting' && state.next.content === null
}

export type AutosaveState =
  /** Nothing is unsaved: nothing was typed, or it was saved or discarded. */
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'saved' }
  /** The draft is on this device only. */
  | { is: 'failed'; why: string }

/** What the form shows. */
export const shownAs = <Content>(state: Progress<Content>): AutosaveState => {
  if (isDropping(state)) return { is: 'idle' }
  if (state.why !== null) return { is: 'failed', why: state.why }
  return 'next' in state ? { is: 'saving' } : { is: state.is === 'saved' ? 'saved' : 'idle' }
}
