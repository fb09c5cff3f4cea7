import { startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { asc, eq } from 'drizzle-orm'
import { drawForRounding } from '../../platform/base/draw-for-rounding.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { countReadableModules } from '../modules/index.ts'
import { countLearners } from '../user-progress/index.ts'
import { sponsorReportMonth } from './database/tables.ts'
import { firstOfMonth, monthsToFreeze } from './rules/months.ts'
import { type Counts, publishedMonth } from './rules/published-month.ts'
import { findCompany, registeredBefore } from './seats-of-sponsor.ts'

const countMonth = async (tx: Tx, sponsorId: string, month: string): Promise<Counts> => {
  const end = startOfBerlinDay(firstOfMonth(month, 1))
  const people = await registeredBefore(tx, sponsorId, end)
  const { active, completed } = await countLearners(tx, people, { from: startOfBerlinDay(month), to: end })
  return { registered: people.length, active, completed }
}

/**
 * Publishes a sponsor's finished months that are still missing, in their order. A published month never changes: a
 * second run finds nothing to do, and of two at the same time the first one counts.
 */
export const freezeMonths = async (tx: Tx, sponsorId: string, now: Date): Promise<void> => {
  const company = await findCompany(tx, sponsorId)
  if (!company) return
  const { month, registered, active, completed } = sponsorReportMonth
  const earlier = await tx
    .select({ month, registered, active, completed })
    .from(sponsorReportMonth)
    .where(eq(sponsorReportMonth.sponsorId, sponsorId))
    .orderBy(asc(month))
  const open = monthsToFreeze({ since: company.since, frozen: earlier.map((each) => each.month), now })
  if (open.length === 0) return
  const modules = await countReadableModules(tx)
  for (const month of open) {
    const counts = await countMonth(tx, sponsorId, month)
    const draws = { active: drawForRounding(), completed: drawForRounding() }
    const figures = publishedMonth(counts, draws, { earlier, modules })
    await tx
      .insert(sponsorReportMonth)
      .values({ sponsorId, month, ...figures, frozenAt: now })
      .onConflictDoNothing()
    earlier.push({ month, ...figures })
  }
}
