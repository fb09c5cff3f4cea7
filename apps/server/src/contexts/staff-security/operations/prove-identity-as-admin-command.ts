import { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { handle } from '../../../platform/http/mount/handler.ts'
import { noteAdminProof } from '../../../platform/sessions/sessions.ts'
import { proveAdmin } from '../prove-admin.ts'

export const proveIdentityAsAdminCommand = handle(
  proveIdentityAsAdmin,
  async (context) => {
    const { tx, now, admin, tokenHash, refuse, logSecurityEvent } = context
    if (!tokenHash) return refuse('not-found')
    const unproved = await proveAdmin(context)
    if (unproved) return unproved
    await noteAdminProof(tx, tokenHash, now)
    logSecurityEvent('identity-proved', admin.id)
    return {}
  },
  { isHashing: true },
)
