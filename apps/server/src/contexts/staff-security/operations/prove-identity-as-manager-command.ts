import { proveIdentityAsManager } from '@wohlauf/contract/staff-security'
import { handle } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { noteProof } from '../../../platform/sessions/sessions.ts'
import { proveManager } from '../prove-manager.ts'

export const proveIdentityAsManagerCommand = handle(
  proveIdentityAsManager,
  async (context) => {
    const { tx, now, tokenHash, refuse, logSecurityEvent } = context
    if (!tokenHash) return refuse('not-found')
    const account = await proveManager(context)
    if (account instanceof Refusal) return account
    await noteProof(tx, tokenHash, now)
    logSecurityEvent('identity-proved', account.id)
    return {}
  },
  { isHashing: true },
)
