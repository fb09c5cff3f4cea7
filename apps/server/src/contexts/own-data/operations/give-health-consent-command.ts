import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { recordConsents } from '../record-consents.ts'

/** Accepts only the current text: the user has not seen any other version. */
export const giveHealthConsentCommand = handle(
  giveHealthConsent,
  async ({ input, tx, user, now, refuse }) => {
    const { textVersion } = input
    if (textVersion !== HEALTH_DATA_CONSENT.version) return refuse('conflict')
    const rows = await tx
      .update(appUser)
      .set({ healthConsentVersion: textVersion })
      .where(
        and(eq(appUser.id, user.id), sql`${appUser.healthConsentVersion} IS DISTINCT FROM ${textVersion}`),
      )
      .returning({ id: appUser.id })
    // Consented already, perhaps by a double click: one consent is one row.
    if (rows.length > 0)
      await recordConsents(tx, user.id, [{ kind: 'HEALTH_DATA', textVersion, givenAt: now }])
    return {}
  },
)
