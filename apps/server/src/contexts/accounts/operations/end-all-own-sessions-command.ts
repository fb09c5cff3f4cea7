import { endAllOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'

export const endAllOwnSessionsCommand = handle(endAllOwnSessions, async ({ tx, user }) => {
  await endSessionsOf(tx, user.id)
  return {}
})
