import { call } from '../../api/call.ts'
import { storedSession } from '../../api/stored-session.ts'
import { serverNow } from '../../ui/time/clock.ts'
import type { QueuedCommand } from '../database.ts'
import { waitingOperation } from './operations.ts'
import { outcomeOf } from './outcome-of.ts'
import type { Outcome } from './queue.ts'

type Owner = { appId: string; userId: string }

const NOT_SUPPORTED: Outcome = {
  kind: 'refused',
  refusal: {
    status: 0,
    identifier: 'unknown',
    message: 'Diese Version der App kann das nicht mehr senden.',
  },
  error: null,
}

const filesOf = ({ files }: QueuedCommand): Record<string, File> =>
  Object.fromEntries(
    Object.entries(files).map(([name, blob]) => [
      name,
      blob instanceof File ? blob : new File([blob], name, { type: blob.type }),
    ]),
  )

/**
 * Sends commands of one person, never with another person's session: each names its person, so that the
 * server would refuse it.
 */
export const createSending = ({ appId, userId }: Owner) => {
  let endedToken: string | null = null
  const mayUse = (token: string | null): boolean =>
    token !== null &&
    token !== endedToken &&
    token === storedSession.token &&
    !storedSession.isOfAnother &&
    storedSession.appId === appId &&
    storedSession.lastUserId === userId

  return async (act: QueuedCommand, isWatched: boolean): Promise<Outcome> => {
    const operation = waitingOperation(act.operation)
    if (!operation) return NOT_SUPPORTED
    const { token } = storedSession
    if (!mayUse(token)) return { kind: 'paused' }
    if (!navigator.onLine) return { kind: 'later', afterMs: null }
    try {
      const input = { ...act.input, appId, userId }
      const output = await call(operation, input, { files: filesOf(act), isInBackground: !isWatched })
      return { kind: 'accepted', output }
    } catch (error) {
      const outcome = outcomeOf(error, serverNow().getTime())
      if (outcome.kind === 'paused') endedToken = token
      // The refusal may concern another person's session.
      return outcome.kind === 'refused' && !mayUse(token) ? { kind: 'paused' } : outcome
    }
  }
}
