/** What the server is to have: content, or null for no draft. */
export type Wish<Content> = { content: Content | null }

type Attempts = {
  /** Failures since the last answer. */
  failures: number
  /** Why the draft is on this device only, until the server has all of it. */
  why: string | null
}

/** Where the server's draft of one form stands. `isOnServer`: it may have one, and removing it takes a call. */
export type AutosaveProgress<Content> = { isOnServer: boolean } & (
  | { is: 'idle' }
  | { is: 'saved' }
  | { is: 'refused'; why: string }
  | ({ is: 'waiting'; next: Wish<Content> } & Attempts)
  | ({ is: 'sending'; sent: Wish<Content>; next: Wish<Content> | null } & Attempts)
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
  | { type: 'failed'; why: string; isWorthRetrying: boolean }
  /** The page is being left, with what was not sent yet. */
  | { type: 'left' }

const AT_REST = { failures: 0, why: null }

const send = <Content>(sent: Wish<Content>, { failures, why }: Attempts): AutosaveProgress<Content> => ({
  is: 'sending',
  isOnServer: true,
  sent,
  next: null,
  failures,
  why,
})

/** Nothing is left to send. */
const rest = <Content>(isOnServer: boolean, why: string | null): AutosaveProgress<Content> =>
  why === null ? { is: 'idle', isOnServer } : { is: 'refused', isOnServer, why }

const afterTyping = <Content>(
  state: AutosaveProgress<Content>,
  content: Content,
): AutosaveProgress<Content> => {
  const next = { content }
  if (state.is === 'waiting' || state.is === 'sending') return { ...state, next }
  const why = state.is === 'refused' ? state.why : null
  return { is: 'waiting', isOnServer: state.isOnServer, next, failures: 0, why }
}

const afterDropping = <Content>(state: AutosaveProgress<Content>): AutosaveProgress<Content> => {
  const next: Wish<Content> = { content: null }
  if (state.is === 'sending') return { ...state, next, ...AT_REST }
  return state.isOnServer ? send(next, AT_REST) : { is: 'idle', isOnServer: false }
}

type Sending<Content> = Extract<AutosaveProgress<Content>, { is: 'sending' }>

const afterAnswer = <Content>({ sent, next, why }: Sending<Content>): AutosaveProgress<Content> => {
  const isOnServer = sent.content !== null
  if (next) return { is: 'waiting', isOnServer, next, failures: 0, why }
  return { is: isOnServer ? 'saved' : 'idle', isOnServer }
}

const afterFailure = <Content>(
  { sent, next, failures, why: lastWhy }: Sending<Content>,
  { why: newWhy, isWorthRetrying }: { why: string; isWorthRetrying: boolean },
): AutosaveProgress<Content> => {
  // A failed removal is not shown.
  const why = sent.content !== null && next?.content !== null ? newWhy : lastWhy
  const later = next ?? (isWorthRetrying ? sent : null)
  if (!later) return rest(true, why)
  return { is: 'waiting', isOnServer: true, next: later, failures: isWorthRetrying ? failures + 1 : 0, why }
}

export const afterEvent = <Content>(
  state: AutosaveProgress<Content>,
  event: AutosaveEvent<Content>,
): AutosaveProgress<Content> => {
  switch (event.type) {
    case 'opened-with-draft':
      return { ...state, isOnServer: true }
    case 'typed':
      return afterTyping(state, event.content)
    case 'dropped':
      return afterDropping(state)
    case 'due':
      return state.is === 'waiting' ? send(state.next, state) : state
    case 'online':
      return state.is === 'waiting' && state.failures > 0 ? send(state.next, state) : state
    case 'answered':
      return state.is === 'sending' ? afterAnswer(state) : state
    case 'failed':
      return state.is === 'sending' ? afterFailure(state, event) : state
    case 'left':
      if (state.is === 'waiting') return rest(state.isOnServer, state.why)
      return state.is === 'sending' ? { ...state, next: null } : state
  }
}

/** What the server will have after the calls that are known. */
const lastWish = <Content>(state: AutosaveProgress<Content>): Wish<Content> | null => {
  if (state.is === 'waiting') return state.next
  return state.is === 'sending' ? (state.next ?? state.sent) : null
}

/** Whether the server's draft is about to be removed. */
export const isDropping = <Content>(state: AutosaveProgress<Content>): boolean =>
  lastWish(state)?.content === null

export type AutosaveState =
  /** Nothing is unsaved: nothing was typed, or it was saved or discarded. */
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'saved' }
  /** The draft is on this device only. */
  | { is: 'failed'; why: string }

/** What the form shows. */
export const shownAs = <Content>(state: AutosaveProgress<Content>): AutosaveState => {
  if (state.is === 'saved') return { is: 'saved' }
  if (state.is === 'idle' || isDropping(state)) return { is: 'idle' }
  return state.why === null ? { is: 'saving' } : { is: 'failed', why: state.why }
}
