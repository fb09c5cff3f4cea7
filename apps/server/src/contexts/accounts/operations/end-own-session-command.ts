import { endOwnSession } from '@wohlauf/contract/accounts/sessions'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endSessionOf } from '../../../platform/sessions/sessions.ts'

export const endOwnSessionCommand = handle(endOwnSession, async ({ input, tx, user, refuse }) =>
  (await endSessionOf(tx, user.id, input.sessionId)) ? {} : refuse('not-found'),
)
