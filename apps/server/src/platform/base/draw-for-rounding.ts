import { randomInt } from 'node:crypto'
import { REPORT_STEP } from '@wohlauf/contract/values/limits/report-limits'

/** The random number for `roundByChance`: 0 to 4 with the same probability. */
export const drawForRounding = (): number => randomInt(REPORT_STEP)
