import { adminLogout as adminLogoutOperation } from '@wohlauf/contract/authentication/authentication'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endAdminSession } from '../../../platform/sessions/sessions.ts'

export const adminLogout = handle(
  adminLogoutOperation,
  async ({ tx, tokenHash, clearBrowser, logSecurityEvent }) => {
    if (!tokenHash) return {}
    clearBrowser()
    const adminId = await endAdminSession(tx, tokenHash)
    if (adminId) logSecurityEvent('logged-out', adminId)
    return {}
  },
)
