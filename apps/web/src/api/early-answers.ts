import { type AnyOperation, keyOfAnswer } from '@wohlauf/contract/operation'
import { storedSession } from './stored-session.ts'

/** Requests that the document made while the code was being loaded (a script in `index.html`). */
export type EarlyAnswers = {
  /** The stored session at that time. */
  token: string
  userId: string | null
  /** By `keyOfAnswer`. */
  answers: Partial<Record<string, Promise<Response>>>
}

declare global {
  interface Window {
    readonly earlyAnswers?: EarlyAnswers
  }
}

const isOfSession = ({ token, userId }: EarlyAnswers): boolean =>
  token === storedSession.token && (storedSession.userId ?? userId) === userId

/**
 * Each answer is used once, only by the session that requested it, and never after a command. A refusal is
 * not used: then the call itself is made.
 */
export const createEarlyAnswers = (ofDocument: EarlyAnswers | undefined) => {
  let early = ofDocument
  return async (operation: AnyOperation, input: object): Promise<Response | null> => {
    if (!early) return null
    if (operation.kind !== 'query' || !isOfSession(early)) {
      early = undefined
      return null
    }
    const key = keyOfAnswer(operation, input)
    const answer = early.answers[key]
    if (!answer) return null
    delete early.answers[key]
    const response = await answer.catch(() => null)
    return response?.ok ? response : null
  }
}

export const consumeEarlyAnswer = createEarlyAnswers(window.earlyAnswers)
