import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { sponsorReportMonth } from '../../../apps/server/src/contexts/sponsor-report/database/tables.ts'
import { firstOfMonth } from '../../../apps/server/src/contexts/sponsor-report/rules/months.ts'
import {
  type PublishedMonth,
  publishedMonth,
} from '../../../apps/server/src/contexts/sponsor-report/rules/published-month.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { DEMO_SPONSOR } from './sponsor.ts'

/** Registered, learned, completed a module; the oldest month first. */
const MONTHS: readonly (readonly [registered: number, active: number, completed: number])[] = [
  [24, 19, 6],
  [38, 27, 11],
  [47, 33, 18],
  [55, 36, 20],
  [61, 38, 21],
  [66, 41, 22],
  [72, 44, 24],
  [77, 40, 18],
  [81, 38, 17],
  [87, 49, 25],
  [92, 54, 28],
  [96, 57, 27],
]

const MODULES = 6

/** Rounds to the nearest, so that the demo world is the same each time. */
const DRAWS = { active: 2, completed: 2 }

/**
 * The last twelve months of the largest company. The activity of its people is invented: only the figures are
 * written.
 */
export const fillWithReport = async (
  tx: Tx,
  sponsorIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const sponsorId = sponsorIds.get(DEMO_SPONSOR.name)
  if (!sponsorId) return
  const earlier: PublishedMonth[] = []
  for (const [index, [registered, active, completed]] of MONTHS.entries()) {
    const month = firstOfMonth(berlinDay(now), index - MONTHS.length)
    const figures = publishedMonth({ registered, active, completed }, DRAWS, { earlier, modules: MODULES })
    await tx.insert(sponsorReportMonth).values({ sponsorId, month, ...figures, frozenAt: now })
    earlier.push(figures)
  }
}
