import { REPORT_STEP } from '../values/limits/report-limits.ts'

/**
 * On average correctly: 22 becomes 20 in three of five cases and 25 in two. Rounded to the nearest step, one person
 * more would be certain to show between 22 and 23.
 *
 * @param draw 0 to 4
 */
export const roundByChance = (count: number, draw: number): number =>
  Math.floor((count + draw) / REPORT_STEP) * REPORT_STEP
