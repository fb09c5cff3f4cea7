import { removeSecondFactorAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { removeFactor } from '../../../platform/second-factor/factors.ts'
import { adminSession } from '../../../platform/sessions/tables.ts'
import { proveAdmin } from '../prove-admin.ts'

/** An admin sets up another one immediately: until then the sessions answer nothing else. */
export const removeSecondFactorAsAdminCommand = handle(
  removeSecondFactorAsAdmin,
  async (context) => {
    const { tx, admin, logSecurityEvent } = context
    const refusal = await proveAdmin(context)
    if (refusal) return refusal
    if (!(await removeFactor(tx, { id: admin.id, appId: null }))) return {}
    await tx.update(adminSession).set({ needsSecondFactor: true }).where(eq(adminSession.adminId, admin.id))
    logSecurityEvent('second-factor-off', admin.id)
    return {}
  },
  { isHashing: true },
)
