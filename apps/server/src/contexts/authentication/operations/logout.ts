import { logout as logoutOperation } from '@wohlauf/contract/authentication'
import { handle } from '../../../platform/http/handler.ts'
import { endSession } from '../../../platform/sessions/sessions.ts'

/** Always succeeds, also for a session that has run out: someone who wants to be gone is gone. */
export const logout = handle(logoutOperation, async ({ tx, tokenHash }) => {
  if (tokenHash) await endSession(tx, tokenHash)
  return {}
})
