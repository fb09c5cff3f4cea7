import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { and, eq, isNull } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { lockAccount } from '../../../platform/tenancy/lock-account.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { consent } from '../database/tables.ts'

/** `HEALTH_DATA_CONSENT.withdrawal` states the effect of a withdrawal; the health points stay. */
export const withdrawHealthConsentCommand = handle(
  withdrawHealthConsent,
  async ({ tx, user, now, services }) => {
    // Waits for concurrent writes, so that their rows are deleted too.
    await lockAccount(tx, user.id, 'alone')
    await tx.update(appUser).set({ healthConsentVersion: null }).where(eq(appUser.id, user.id))
    await tx
      .update(consent)
      .set({ withdrawnAt: now })
      .where(and(eq(consent.userId, user.id), eq(consent.kind, 'HEALTH_DATA'), isNull(consent.withdrawnAt)))
    for (const deleteFrom of services.deletions.healthData) await deleteFrom(tx, user.id)
    return {}
  },
)
