import { and, eq, gt, isNull } from 'drizzle-orm'
import { notification } from '../database/tables.ts'
import { SHOWN_MS } from '../rules/notification-life.ts'

export const isUnseenOf = (userId: string, now: Date) =>
  and(
    eq(notification.userId, userId),
    isNull(notification.seenAt),
    gt(notification.createdAt, new Date(now.getTime() - SHOWN_MS)),
  )
