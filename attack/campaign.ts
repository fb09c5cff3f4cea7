import type { Random } from './random.ts'
import type { Report } from './report.ts'

export type Attack = {
  report: Report
  random: Random
  /** Number of bad requests. */
  requests: number
  /** Number of rounds of races and of kills. */
  rounds: number
}
