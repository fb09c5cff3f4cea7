import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { type DayRange, rangeBefore, rangeEndingWith, timelineParts } from './rules/timeline.ts'
import { entriesWithin, toDiaryEntry, type Viewer } from './shown-entry.ts'
import { olderDayThan, oldestDayOf } from './timeline-ends.ts'
import { allTips, receiptsWithin, toDiaryTip } from './tips.ts'

type Call = Viewer & Pick<LearnerContext, 'tx' | 'content'>

/** Later than any item. */
const NEVER = new Date('9999-01-01T00:00:00Z')

const instantsOf = ({ from, to }: DayRange) => ({
  from: startOfBerlinDay(from),
  until: to === null ? NEVER : startOfBerlinDay(addDays(to, 1)),
})

const loadItems = async (call: Call, range: DayRange) => {
  const { tx, user } = call
  const [entries, receipts, tips] = await Promise.all([
    entriesWithin(tx, user.id, instantsOf(range)),
    receiptsWithin(tx, user.id, instantsOf(range)),
    allTips(call),
  ])
  const tipById = new Map(tips.map((tip) => [tip.id, tip]))
  return [
    ...entries.map((row) => ({
      item: toDiaryEntry(row, call),
      day: berlinDay(row.entry.consumedAt),
      at: row.entry.consumedAt.getTime(),
      createdAt: row.entry.createdAt.getTime(),
    })),
    ...receipts.flatMap((receipt) => {
      const { receivedAt, tipId } = receipt
      const tip = tipById.get(tipId)
      const receivedMs = receivedAt.getTime()
      const sorting = { day: berlinDay(receivedAt), at: receivedMs, createdAt: receivedMs }
      return tip ? [{ item: toDiaryTip(tip, receipt), ...sorting }] : []
    }),
  ]
}

/** Thirty days of a user's diary; without `before`, the newest ones. */
export const timelinePage = async (call: Call, before: string | null) => {
  const { tx, user, now } = call
  const today = berlinDay(now)
  const load = (range: DayRange) =>
    Promise.all([loadItems(call, range), olderDayThan(tx, user.id, range.from)])
  const [first, oldestDay] = await Promise.all([load(rangeBefore(before, today)), oldestDayOf(tx, user.id)])
  const [placed, olderDay] = first[0].length === 0 && first[1] ? await load(rangeEndingWith(first[1])) : first
  return {
    items: timelineParts(placed, before === null ? today : null, olderDay),
    nextBefore: olderDay && addDays(olderDay, 1),
    oldestDay,
  }
}
