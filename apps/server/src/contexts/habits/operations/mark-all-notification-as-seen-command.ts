import { markAllNotificationsAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/database/prepared.ts'
import { sendWithCommit, type Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { notification } from '../database/tables.ts'

const seenQuery = (tx: Tx, name: string) =>
  tx
    .update(notification)
    .set({ seenAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(and(eq(notification.userId, sql.placeholder('userId')), isNull(notification.seenAt)))
    .prepare(name)

export const markAllNotificationsAsSeenCommand = handle(
  markAllNotificationsAsSeen,
  async ({ tx, user, now }) => {
    const query = prepared(tx, 'mark-notifications-as-seen', seenQuery)
    sendWithCommit(tx, query, { userId: user.id, now: now.toISOString() })
    return {}
  },
)
