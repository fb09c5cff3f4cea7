import { and, eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import type { ExportOwnData } from '../../platform/database/own-data.ts'
import { acrossTenants } from '../../platform/database/transaction.ts'
import { impersonation } from './database/tables.ts'

const at = (time: Date | null) => (time ? germanInstant(time) : '')

/** Leaves out the admins' identity, which is their own data. */
export const exportSupportVisits: ExportOwnData = async (_tx, { appId, userId }, { platformPool }) => {
  const visits = await acrossTenants(platformPool, "admins' visits are stored outside of the tenants", (tx) =>
    tx
      .select({
        id: impersonation.id,
        issuedAt: impersonation.issuedAt,
        expiresAt: impersonation.expiresAt,
        usedAt: impersonation.usedAt,
        endedAt: impersonation.endedAt,
      })
      .from(impersonation)
      .where(and(eq(impersonation.ofAppId, appId), eq(impersonation.ofUserId, userId)))
      .orderBy(impersonation.issuedAt),
  )
  return {
    sections: [
      {
        table: 'impersonation',
        name: 'supportVisits',
        title: 'Besuche des Supports',
        purpose: 'Wann jemand von uns dein Konto angesehen hat, um dir zu helfen.',
        records: visits,
        readableTable: {
          columns: ['Vorbereitet', 'Begonnen', 'Beendet'],
          rows: visits.map((visit) => [at(visit.issuedAt), at(visit.usedAt), at(visit.endedAt)]),
        },
      },
    ],
  }
}
