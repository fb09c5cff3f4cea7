import { renewRecoveryCodesAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { handle } from '../../../platform/http/mount/handler.ts'
import { renewCodes } from '../setup.ts'

export const renewRecoveryCodesAsAdminCommand = handle(
  renewRecoveryCodesAsAdmin,
  async ({ tx, admin, refuse, logSecurityEvent }) => {
    const recoveryCodes = await renewCodes(tx, { id: admin.id, appId: null })
    if (!recoveryCodes) return refuse('second-factor-off')
    logSecurityEvent('recovery-codes-renewed', admin.id)
    return { recoveryCodes }
  },
)
