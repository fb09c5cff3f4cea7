import { addDays, daysBetween } from '@wohlauf/contract/rules/calendar-days'
import { FIRST_DAY } from './entry-time.ts'

/** `decisions.md`, open point 15. */
export const DAYS_OF_PAGE = 30

/** Berlin days, both included; without `to`, until the newest item. */
export type DayRange = { from: string; to: string | null }

/** The thirty days before a day; without it, the newest ones. */
export const rangeBefore = (before: string | null, today: string): DayRange => {
  if (before === null) return { from: addDays(today, 1 - DAYS_OF_PAGE), to: null }
  // No item is older, and the calendar of texts ends with the year 1.
  const end = before < FIRST_DAY ? FIRST_DAY : before
  return { from: addDays(end, -DAYS_OF_PAGE), to: addDays(end, -1) }
}

/** The thirty days that end with a day. */
export const rangeEndingWith = (day: string): DayRange => ({ from: addDays(day, 1 - DAYS_OF_PAGE), to: day })

/** `at` is when it was consumed or received, `createdAt` when it was written down; in milliseconds since 1970. */
type Placed = { item: { kind: 'ENTRY' | 'TIP' }; day: string; at: number; createdAt: number }

export type Part<Item> =
  | { kind: 'DAY'; date: string; items: Item[] }
  | { kind: 'GAP'; from: string; to: string }

/** Newest first; of the same moment, a tip stands above the entry that brought it, and what was written later above the rest. */
const byNewest = (one: Placed, other: Placed): number =>
  other.at - one.at ||
  Number(other.item.kind === 'TIP') - Number(one.item.kind === 'TIP') ||
  other.createdAt - one.createdAt

/** The days strictly between an older and a newer one; none when they follow each other. */
const gapBetween = (older: string, newer: string): Part<never>[] =>
  daysBetween(older, newer) > 1 ? [{ kind: 'GAP', from: addDays(older, 1), to: addDays(newer, -1) }] : []

/**
 * Newest first. A gap belongs to the page of the day above it, so that the pages together are the whole timeline. On
 * the newest page it begins with yesterday: an entry for today is still possible.
 * @param placed the page's items, in any order
 * @param today on the page with the newest items; null on all others
 * @param olderDay the newest day with items before this page; null on the last page
 */
export const timelineParts = <P extends Placed>(
  placed: readonly P[],
  today: string | null,
  olderDay: string | null,
): Part<P['item']>[] => {
  const newestFirst = [...placed].sort(byNewest)
  const days = [...new Set(newestFirst.map(({ day }) => day))]
  const [newest] = days
  const parts: Part<P['item']>[] = today && newest ? gapBetween(newest, today) : []
  for (const [nth, date] of days.entries()) {
    const items = newestFirst.filter(({ day }) => day === date).map(({ item }) => item)
    const older = days[nth + 1] ?? olderDay
    parts.push({ kind: 'DAY', date, items }, ...(older ? gapBetween(older, date) : []))
  }
  return parts
}
