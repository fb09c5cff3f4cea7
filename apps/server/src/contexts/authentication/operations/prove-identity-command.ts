import { proveIdentity } from '@wohlauf/contract/authentication/proof'
import { Refusal } from '../../../platform/base/refusal.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { recordProof } from '../../../platform/sessions/sessions.ts'
import { proveOwner } from '../prove-owner.ts'

export const proveIdentityCommand = handle(
  proveIdentity,
  async (context) => {
    const { tx, now, tokenHash, refuse, logSecurityEvent } = context
    if (!tokenHash) return refuse('not-found')
    const account = await proveOwner(context)
    if (account instanceof Refusal) return account
    await recordProof(tx, tokenHash, now)
    logSecurityEvent('identity-proved', account.id)
    return {}
  },
  { isHashing: true },
)
