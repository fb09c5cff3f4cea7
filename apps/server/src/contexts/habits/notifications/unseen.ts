import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notification } from '../database/tables.ts'
import { SHOWN_MS } from '../rules/notification-life.ts'

export const isUnseenOf = (userId: string, now: Date) =>
  and(
    eq(notification.userId, userId),
    isNull(notification.seenAt),
    gt(notification.createdAt, new Date(now.getTime() - SHOWN_MS)),
  )

export const countUnseen = async (tx: Tx, userId: string, now: Date): Promise<number> => {
  const [unseen] = await tx.select({ count: count() }).from(notification).where(isUnseenOf(userId, now))
  return unseen?.count ?? 0
}
