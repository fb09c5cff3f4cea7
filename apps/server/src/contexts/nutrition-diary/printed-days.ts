import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import type { Tx } from '../../platform/database/transaction.ts'
import { FIRST_DAY } from './rules/entry-time.ts'
import { type EntryRow, entriesWithin } from './shown-entry.ts'

/**
 * A user's entries of a range of Berlin days, both included, by day; oldest first. Days without entries are left
 * out.
 */
export const entriesByDay = async (
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<{ date: string; rows: EntryRow[] }[]> => {
  if (to < FIRST_DAY) return []
  const until = startOfBerlinDay(addDays(to, 1))
  const entries = await entriesWithin(tx, userId, {
    from: startOfBerlinDay(from < FIRST_DAY ? FIRST_DAY : from),
    until,
  })
  const days = new Map<string, EntryRow[]>()
  for (const row of entries) {
    const date = berlinDay(row.entry.consumedAt)
    days.set(date, [...(days.get(date) ?? []), row])
  }
  return [...days].map(([date, rows]) => ({ date, rows }))
}
