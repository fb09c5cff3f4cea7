import { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { handle } from '../../../platform/http/mount/handler.ts'
import { recordProof } from '../../../platform/sessions/sessions.ts'
import { proveAdmin } from '../prove-admin.ts'

export const proveIdentityAsAdminCommand = handle(
  proveIdentityAsAdmin,
  async (context) => {
    const { tx, now, admin, tokenHash, refuse, logSecurityEvent } = context
    if (!tokenHash) return refuse('not-found')
    const refusal = await proveAdmin(context)
    if (refusal) return refusal
    await recordProof(tx, tokenHash, now, 'admin')
    logSecurityEvent('identity-proved', admin.id)
    return {}
  },
  { isHashing: true },
)
