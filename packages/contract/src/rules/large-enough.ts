import { REPORT_STEP, SMALLEST_GROUP } from '../values/limits/report-limits.ts'

/** How far a figure that was rounded by chance may be from the true count. */
export const FARTHEST_FROM_COUNT = REPORT_STEP - 1

/**
 * Whether the group and all others of `within` have at least ten people, for each count that the figure may stand
 * for (`docs/decisions/0036-sponsor-report.md`).
 */
export const isLargeEnough = (figure: number, within: number): boolean =>
  figure - FARTHEST_FROM_COUNT >= SMALLEST_GROUP && figure + FARTHEST_FROM_COUNT <= within - SMALLEST_GROUP
