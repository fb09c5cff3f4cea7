import { eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without, yesOrNo } from '../../platform/database/own-data.ts'
import { session } from '../../platform/sessions/tables.ts'

const CLIENTS = { web: 'Browser', native: 'App' } as const

export const exportOwnLogins: ExportOwnData = async (tx, { userId }) => {
  const sessions = await tx
    .select()
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(session.createdAt)
  return {
    sections: [
      {
        table: 'session',
        name: 'sessions',
        title: 'Anmeldungen',
        purpose:
          'Wo du angemeldet bist oder bis vor Kurzem warst. Du kannst jede Anmeldung im Profil beenden.',
        records: sessions.map(({ impersonatorAdminId, ...row }) => ({
          ...without(row, 'appId', 'userId', 'tokenHash'),
          isBySupport: impersonatorAdminId !== null,
        })),
        readableTable: {
          columns: ['Gerät', 'Über', 'Angemeldet', 'Zuletzt genutzt', 'Gilt bis', 'Durch den Support'],
          rows: sessions.map((row) => [
            row.device,
            CLIENTS[row.client],
            germanInstant(row.createdAt),
            germanInstant(row.lastSeenAt),
            germanInstant(row.expiresAt),
            yesOrNo(row.impersonatorAdminId !== null),
          ]),
        },
      },
    ],
  }
}
