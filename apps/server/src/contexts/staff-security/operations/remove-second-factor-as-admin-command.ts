import { removeSecondFactorAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { removeFactor } from '../../../platform/second-factor/factors.ts'
import { adminSession } from '../../../platform/sessions/tables.ts'
import { needsSecondFactor } from '../../authentication/index.ts'
import { proveAdmin } from '../prove-admin.ts'

/** An admin who needs one sets up another immediately: until then the sessions answer nothing else. */
export const removeSecondFactorAsAdminCommand = handle(
  removeSecondFactorAsAdmin,
  async (context) => {
    const { tx, admin, services, logSecurityEvent } = context
    const unproved = await proveAdmin(context)
    if (unproved) return unproved
    if (!(await removeFactor(tx, { id: admin.id, appId: null }))) return {}
    await tx
      .update(adminSession)
      .set({ needsSecondFactor: needsSecondFactor(admin, services) })
      .where(eq(adminSession.adminId, admin.id))
    logSecurityEvent('second-factor-off', admin.id)
    return {}
  },
  { isHashing: true },
)
