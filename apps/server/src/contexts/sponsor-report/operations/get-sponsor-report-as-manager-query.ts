import { getSponsorReportAsManager, MAX_REPORT_MONTHS } from '@wohlauf/contract/sponsor-report/sponsor-report'
import { desc, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { sponsorReportMonth } from '../database/tables.ts'
import { findCompany } from '../seats-of-sponsor.ts'

/** A sponsor's manager finds no other sponsor: the database shows them the rows of their own. */
export const getSponsorReportAsManagerQuery = handle(
  getSponsorReportAsManager,
  async ({ input, tx, refuse }) => {
    const { sponsorId } = input
    const company = await findCompany(tx, sponsorId)
    if (!company) return refuse('not-found')
    const { month, registered, active, completed } = sponsorReportMonth
    const newest = await tx
      .select({ month, registered, active, completed })
      .from(sponsorReportMonth)
      .where(eq(sponsorReportMonth.sponsorId, sponsorId))
      .orderBy(desc(month))
      .limit(MAX_REPORT_MONTHS)
    const months = newest.map((row) => ({ ...row, month: row.month.slice(0, 7) })).toReversed()
    return { sponsorName: company.name, months }
  },
)
