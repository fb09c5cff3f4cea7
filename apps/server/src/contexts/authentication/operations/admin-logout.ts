import { adminLogout as adminLogoutOperation } from '@wohlauf/contract/authentication'
import { handle } from '../../../platform/http/handler.ts'
import { endAdminSession } from '../../../platform/sessions/sessions.ts'

export const adminLogout = handle(adminLogoutOperation, async ({ tx, tokenHash, clearBrowser }) => {
  if (!tokenHash) return {}
  clearBrowser()
  await endAdminSession(tx, tokenHash)
  return {}
})
