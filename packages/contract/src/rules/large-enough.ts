import { MIN_GROUP_SIZE, REPORT_STEP } from '../values/limits/report-limits.ts'

/** How far a figure that was rounded by chance may be from the true count. */
export const MAX_ROUNDING = REPORT_STEP - 1

/**
 * Whether the group and all others of `within` have at least ten people, for each count that the figure may stand
 * for (`docs/decisions/0036-sponsor-report.md`).
 */
export const isLargeEnough = (figure: number, within: number): boolean =>
  figure - MAX_ROUNDING >= MIN_GROUP_SIZE && figure + MAX_ROUNDING <= within - MIN_GROUP_SIZE
