import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'
import { boolean, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { appId, bytes, id, instant } from '../../../platform/database/tenant-columns.ts'
import { session } from '../../../platform/sessions/tables.ts'
import { ownedByUser, userId } from '../../../platform/tenancy/tables.ts'

/**
 * Belongs to the session that registered it: logout, a new password, disabling and deletion end the session,
 * and delete the device with it.
 */
export const device = pgTable(
  'device',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    sessionTokenHash: bytes('session_token_hash').notNull(),
    deviceIdentifier: text('device_identifier').notNull(),
    kind: text('kind').$type<DeviceKind>().notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    /** Null when the user has declined. */
    pushToken: text('push_token'),
    /** SHA-256 of the token: tokens of browsers are too long for an index. */
    pushTokenHash: bytes('push_token_hash'),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    unique('device_once').on(table.appId, table.userId, table.deviceIdentifier),
    unique('device_push_token').on(table.appId, table.pushTokenHash),
    ownedByUser(table, 'device'),
    foreignKey({
      name: 'device_session',
      columns: [table.appId, table.sessionTokenHash],
      foreignColumns: [session.appId, session.tokenHash],
    }).onDelete('cascade'),
    index('device_of_session').on(table.appId, table.sessionTokenHash),
  ],
)
