import { confirmSecondFactorAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { Refusal } from '../../../platform/base/refusal.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endOtherSessionsOf } from '../../../platform/sessions/sessions.ts'
import { confirmSetup } from '../setup.ts'

export const confirmSecondFactorAsAdminCommand = handle(confirmSecondFactorAsAdmin, async (context) => {
  const { input, tx, now, admin, services, tokenHash, refuse, logSecurityEvent } = context
  if (!tokenHash) return refuse('not-found')
  const owner = { id: admin.id, appId: null }
  const confirmation = await confirmSetup({ tx, now, secrets: services.sealedSecrets, owner }, input)
  if (confirmation instanceof Refusal) return confirmation
  const { recoveryCodes, isRepeated } = confirmation
  if (isRepeated) return { recoveryCodes }
  await endOtherSessionsOf(tx, admin.id, tokenHash, 'admin')
  logSecurityEvent('second-factor-on', admin.id)
  return { recoveryCodes }
})
