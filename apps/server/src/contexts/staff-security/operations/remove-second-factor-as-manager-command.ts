import { removeSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { Refusal } from '../../../platform/base/refusal.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { removeFactor } from '../../../platform/second-factor/factors.ts'
import { proveOwner } from '../../authentication/index.ts'
import { mailSecondFactorOff } from '../notify-owner.ts'

/** A factor that is off already, because an answer was lost, counts as removed. */
export const removeSecondFactorAsManagerCommand = handle(
  removeSecondFactorAsManager,
  async (context) => {
    const { tx, app, logSecurityEvent } = context
    const account = await proveOwner(context)
    if (account instanceof Refusal) return account
    if (!(await removeFactor(tx, { id: account.id, appId: app.appId }))) return {}
    await mailSecondFactorOff(tx, account, { isBySupport: false })
    logSecurityEvent('second-factor-off', account.id)
    return {}
  },
  { isHashing: true },
)
