import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'
import { asc, eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without, yesOrNo } from '../../platform/database/own-data.ts'
import { device } from './database/tables.ts'

const KINDS: Record<DeviceKind, string> = { android: 'Android', ios: 'iOS', web: 'Browser' }

export const exportOwnDevices: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx.select().from(device).where(eq(device.userId, userId)).orderBy(asc(device.id))
  return {
    sections: [
      {
        table: 'device',
        name: 'devices',
        title: 'Geräte für Benachrichtigungen',
        purpose: 'Wohin wir dir Erinnerungen schicken dürfen. Mit dem Abmelden löschen wir es.',
        // The token allows sending to the device.
        records: rows.map((row) =>
          without(row, 'appId', 'userId', 'sessionTokenHash', 'pushToken', 'pushTokenHash'),
        ),
        readableTable: {
          columns: ['Gerät', 'Erlaubt', 'Zuletzt gemeldet'],
          rows: rows.map(({ kind, isAccepted, refreshedAt }) => [
            KINDS[kind],
            yesOrNo(isAccepted),
            germanInstant(refreshedAt),
          ]),
        },
      },
    ],
  }
}
