import { desc, eq } from 'drizzle-orm'
import { germanInstant } from '../../../platform/base/time/german-time.ts'
import { type ExportOwnData, without, yesOrNo } from '../../../platform/database/own-data.ts'
import { notification } from '../database/tables.ts'

export const exportOwnNotifications: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx
    .select()
    .from(notification)
    .where(eq(notification.userId, userId))
    .orderBy(desc(notification.createdAt))
  return {
    sections: [
      {
        table: 'notification',
        name: 'notifications',
        title: 'Benachrichtigungen',
        purpose:
          'Woran wir dich erinnert haben, damit du es nur einmal siehst. Nach 90 Tagen löschen wir es.',
        records: rows.map((row) => without(row, 'appId', 'userId')),
        readableTable: {
          columns: ['Was', 'Wann', 'Gesehen'],
          rows: rows.map(({ createdAt, seenAt }) => [
            'Erinnerung an deine Gewohnheit',
            germanInstant(createdAt),
            yesOrNo(seenAt !== null),
          ]),
        },
      },
    ],
  }
}
