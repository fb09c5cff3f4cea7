import { startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { and, asc, countDistinct, eq, lt } from 'drizzle-orm'
import { drawForRounding } from '../../platform/base/draw-for-rounding.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { module, modulePage } from '../modules/index.ts'
import { seat, sponsor } from '../sponsors/index.ts'
import { countLearners } from '../user-progress/index.ts'
import { sponsorReportMonth } from './database/tables.ts'
import { firstOfMonth, monthsToFreeze } from './rules/months.ts'
import { type Counts, publishedMonth } from './rules/published-month.ts'

/** Everybody with an account on one of the sponsor's seats before the month ended, who still has it. */
const registeredBefore = async (tx: Tx, sponsorId: string, end: Date): Promise<string[]> => {
  const rows = await tx
    .select({ id: appUser.id })
    .from(seat)
    .innerJoin(appUser, eq(appUser.id, seat.accountId))
    .where(and(eq(seat.sponsorId, sponsorId), eq(seat.status, 'ACCEPTED'), lt(appUser.createdAt, end)))
  return rows.map(({ id }) => id)
}

const countMonth = async (tx: Tx, sponsorId: string, month: string): Promise<Counts> => {
  const end = startOfBerlinDay(firstOfMonth(month, 1))
  const people = await registeredBefore(tx, sponsorId, end)
  const { active, completed } = await countLearners(tx, people, { from: startOfBerlinDay(month), to: end })
  return { registered: people.length, active, completed }
}

/** How many modules a learner can complete: those that are shown, and have a page. */
const countModules = async (tx: Tx): Promise<number> => {
  const [row] = await tx
    .select({ modules: countDistinct(module.id) })
    .from(module)
    .innerJoin(modulePage, eq(modulePage.moduleId, module.id))
    .where(and(eq(module.isEnabled, true), eq(modulePage.isEnabled, true)))
  return row?.modules ?? 0
}

/**
 * Publishes a sponsor's finished months that are still missing, in their order. What was published is never changed: a second run
 * finds nothing to do, and of two at the same time the first one counts.
 */
export const freezeMonths = async (tx: Tx, sponsorId: string, now: Date): Promise<void> => {
  const [found] = await tx.select({ since: sponsor.createdAt }).from(sponsor).where(eq(sponsor.id, sponsorId))
  if (!found) return
  const { month, registered, active, completed } = sponsorReportMonth
  const earlier = await tx
    .select({ month, registered, active, completed })
    .from(sponsorReportMonth)
    .where(eq(sponsorReportMonth.sponsorId, sponsorId))
    .orderBy(asc(month))
  const open = monthsToFreeze({ since: found.since, frozen: earlier.map((each) => each.month), now })
  if (open.length === 0) return
  const modules = await countModules(tx)
  for (const month of open) {
    const counts = await countMonth(tx, sponsorId, month)
    const draws = { active: drawForRounding(), completed: drawForRounding() }
    const published = publishedMonth(counts, draws, { earlier, modules })
    await tx
      .insert(sponsorReportMonth)
      .values({ sponsorId, month, ...published, frozenAt: now })
      .onConflictDoNothing()
    earlier.push({ month, ...published })
  }
}
