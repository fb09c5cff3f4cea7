import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { MIN_GROUP_SIZE, REPORT_STEP } from '../values/limits/report-limits.ts'
import { Id } from '../values/values.ts'

export const MAX_REPORT_MONTHS = 60

const Figure = z.nullable(z.int().check(z.gte(MIN_GROUP_SIZE), z.multipleOf(REPORT_STEP)))

/** A month that has ended. Null: too few people, in the group or outside of it (`docs/decisions/0036-sponsor-report.md`). */
const ReportMonth = z.object({
  /** `YYYY-MM`, of Berlin. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  /** People with an account on one of the sponsor's seats when the month ended. */
  registered: Figure,
  /** Registered people who learned in the month. */
  active: Figure,
  /** Registered people who completed at least one module in the month. */
  completed: Figure,
})
export type ReportMonth = z.infer<typeof ReportMonth>

/** Oldest first. A month that was not collected is left out. A sponsor's manager sees only their own sponsor. */
export const getSponsorReportAsManager = query('sponsor-report/get-sponsor-report-as-manager-query', {
  audience: 'manager',
  feature: 'SPONSORS',
  input: z.object({ sponsorId: Id }),
  output: z.object({ sponsorName: z.string(), months: z.array(ReportMonth) }),
})
