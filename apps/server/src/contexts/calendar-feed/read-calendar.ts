import { createHash } from 'node:crypto'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { currentPlansOf, isReminded } from '../habits/index.ts'
import { type CalendarState, calendarText } from './calendar-text.ts'
import { calendarFeed } from './database/tables.ts'
import { type Feed, findFeedOf } from './feed.ts'
import { type CalendarEvent, eventsOf } from './rules/events.ts'

const hasOpenAccount = async (
  tx: Tx,
  userId: string,
  { closedAccounts }: Pick<Services, 'closedAccounts'>,
): Promise<boolean> => {
  const [account] = await tx
    .select({
      role: appUser.role,
      hasCompletedOnboarding: appUser.hasCompletedOnboarding,
      isDisabled: appUser.isDisabled,
    })
    .from(appUser)
    .where(eq(appUser.id, userId))
  if (!account) return false
  return isReminded(account, (await closedAccounts.among(tx, [userId])).has(userId))
}

/** A changed content gets the next sequence number and the current time. */
const recordChange = async (
  tx: Tx,
  { id, contentHash, sequence, changedAt }: Feed,
  events: readonly CalendarEvent[],
  now: Date,
): Promise<CalendarState> => {
  const hash = createHash('sha256').update(JSON.stringify(events)).digest()
  if (contentHash?.equals(hash)) return { sequence, changedAt }
  const state = { sequence: contentHash ? sequence + 1 : sequence, changedAt: now }
  await tx
    .update(calendarFeed)
    .set({ ...state, contentHash: hash })
    .where(eq(calendarFeed.id, id))
  return state
}

/**
 * The calendar of the person that the transaction acts as.
 * @returns null where the person would not be reminded either
 */
export const readCalendar = async (
  tx: Tx,
  userId: string,
  services: Pick<Services, 'closedAccounts'>,
  now: Date,
): Promise<string | null> => {
  const [feed, isOpen, plans] = await Promise.all([
    findFeedOf(tx, userId, { isLocking: true }),
    hasOpenAccount(tx, userId, services),
    currentPlansOf(tx, userId),
  ])
  if (!feed || !isOpen) return null
  const { hasTitles } = feed
  const events = eventsOf(plans, { hasTitles, today: berlinDay(now) })
  return calendarText(events, { hasTitles, ...(await recordChange(tx, feed, events, now)) })
}
