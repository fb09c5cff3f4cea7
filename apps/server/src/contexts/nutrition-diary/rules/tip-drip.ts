import { daysBetween } from '@wohlauf/contract/rules/calendar-days'

/** The minimum number of Berlin days, and of created entries, between two tips (`decisions.md`, "Diary tips"). */
const DAYS_BETWEEN_TIPS = 2
export const ENTRIES_BETWEEN_TIPS = 2

type Tip = { id: string; isPublished: boolean }

/** The first published tip, in the configured order, that was not received yet. */
export const nextTip = <T extends Tip>(tips: readonly T[], receivedIds: ReadonlySet<string>): T | null =>
  tips.find(({ id, isPublished }) => isPublished && !receivedIds.has(id)) ?? null

/**
 * Days are calendar days in Berlin. A user who has received none gets one with the next entry.
 * @param lastReceivedOn the day of the last tip; null without one
 * @param entriesSince how many entries, about any day, were created after it and still exist, including the new one
 */
export const isTipDue = (lastReceivedOn: string | null, today: string, entriesSince: number): boolean =>
  lastReceivedOn === null ||
  (daysBetween(lastReceivedOn, today) >= DAYS_BETWEEN_TIPS && entriesSince >= ENTRIES_BETWEEN_TIPS)
