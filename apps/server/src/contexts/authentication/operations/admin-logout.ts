import { adminLogout as adminLogoutOperation } from '@wohlauf/contract/authentication'
import { handle } from '../../../platform/http/handler.ts'
import { endAdminSession } from '../../../platform/sessions/sessions.ts'

export const adminLogout = handle(
  adminLogoutOperation,
  async ({ tx, tokenHash, clearBrowser, tellSecurity }) => {
    if (!tokenHash) return {}
    clearBrowser()
    const adminId = await endAdminSession(tx, tokenHash)
    if (adminId) tellSecurity('logged-out', adminId)
    return {}
  },
)
