import type { Random } from './random.ts'
import type { Report } from './report.ts'

export type Attack = {
  report: Report
  random: Random
  /** How many bad requests are sent. */
  requests: number
  /** How often races are run and programs are killed. */
  rounds: number
}
