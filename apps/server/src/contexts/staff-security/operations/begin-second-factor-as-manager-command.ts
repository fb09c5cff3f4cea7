import { beginSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { beginSetup } from '../setup.ts'

export const beginSecondFactorAsManagerCommand = handle(beginSecondFactorAsManager, async (context) => {
  const { input, tx, now, user, app, services, refuse } = context
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, user.id))
  if (!account) return refuse('not-found')
  const owner = { id: user.id, appId: app.appId }
  const shownAs = { issuer: app.appTitle, account: account.emailAddress }
  return beginSetup({ tx, now, secrets: services.sealedSecrets, owner }, input.enrolmentId, shownAs)
})
