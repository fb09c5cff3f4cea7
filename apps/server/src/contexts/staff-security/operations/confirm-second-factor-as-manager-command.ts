import { confirmSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../../platform/base/refusal.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endOtherSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { mailSecondFactorOn } from '../notify-owner.ts'
import { confirmSetup } from '../setup.ts'

/** The other sessions were begun with the password alone: they end. */
export const confirmSecondFactorAsManagerCommand = handle(confirmSecondFactorAsManager, async (context) => {
  const { input, tx, now, user, app, services, tokenHash, refuse, logSecurityEvent } = context
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, user.id))
  if (!account || !tokenHash) return refuse('not-found')
  const owner = { id: user.id, appId: app.appId }
  const confirmation = await confirmSetup({ tx, now, secrets: services.sealedSecrets, owner }, input)
  if (confirmation instanceof Refusal) return confirmation
  const { recoveryCodes, isRepeated } = confirmation
  if (isRepeated) return { recoveryCodes }
  await endOtherSessionsOf(tx, user.id, tokenHash)
  await mailSecondFactorOn(tx, account)
  logSecurityEvent('second-factor-on', user.id)
  return { recoveryCodes }
})
