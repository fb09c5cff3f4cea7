import { CALENDAR_FEED_PATH, type CalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { eq, sql } from 'drizzle-orm'
import type { Services } from '../../platform/base/services.ts'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { hashToken, isToken } from '../../platform/sessions/token.ts'
import { calendarFeed } from './database/tables.ts'

export type Feed = typeof calendarFeed.$inferSelect

/** @param isLocking only one of concurrent calls changes it */
export const findFeedOf = async (
  tx: Tx,
  userId: string,
  { isLocking = false } = {},
): Promise<Feed | undefined> => {
  const query = tx.select().from(calendarFeed).where(eq(calendarFeed.userId, userId))
  const [feed] = await (isLocking ? query.for('update') : query)
  return feed
}

export const deleteCalendarFeedOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(calendarFeed).where(eq(calendarFeed.userId, userId))
}

/** @returns the id of the person whose feed the token opens; null: none */
export const findOwnerOfToken = async (tx: Tx, token: string): Promise<string | null> => {
  if (!isToken(token)) return null
  const { rows } = await tx.execute<{ owner: string | null }>(
    sql`SELECT ${schemas.lookups}.find_calendar_feed(${boundApp}, ${hashToken(token)}) AS owner`,
  )
  return rows[0]?.owner ?? null
}

/** The part of a feed that its owner sees. */
export const feedOfOwner = (
  { appId, id, number, hasTitles, createdAt }: Feed,
  { calendarTokens }: Pick<Services, 'calendarTokens'>,
): CalendarFeed => {
  const token = calendarTokens.tokenOf(appId, id)
  return {
    number,
    path: token && `${CALENDAR_FEED_PATH}/${token}.ics`,
    hasTitles,
    createdAt: createdAt.toISOString(),
  }
}
