import { renewRecoveryCodesAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { handle } from '../../../platform/http/mount/handler.ts'
import { renewCodes } from '../setup.ts'

export const renewRecoveryCodesAsManagerCommand = handle(
  renewRecoveryCodesAsManager,
  async ({ tx, user, app, refuse, logSecurityEvent }) => {
    const recoveryCodes = await renewCodes(tx, { id: user.id, appId: app.appId })
    if (!recoveryCodes) return refuse('second-factor-off')
    logSecurityEvent('recovery-codes-renewed', user.id)
    return { recoveryCodes }
  },
)
