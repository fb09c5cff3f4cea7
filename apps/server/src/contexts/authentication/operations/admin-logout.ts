import { adminLogout as adminLogoutOperation } from '@wohlauf/contract/authentication/authentication'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endSession } from '../../../platform/sessions/sessions.ts'

export const adminLogout = handle(
  adminLogoutOperation,
  async ({ tx, tokenHash, clearBrowser, logSecurityEvent }) => {
    if (!tokenHash) return {}
    clearBrowser()
    const adminId = await endSession(tx, tokenHash, 'admin')
    if (adminId) logSecurityEvent('logged-out', adminId)
    return {}
  },
)
