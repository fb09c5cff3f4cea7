import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { ExperienceReportSummary } from '../values/items/experience-report-summary.ts'
import { EmptyObject, Id, Instant, RichText } from '../values/values.ts'

export const ExperienceReport = z.extend(ExperienceReportSummary, {
  ageInYears: z.int(),
  familySituation: z.string(),
  content: RichText,
  isPublished: z.boolean(),
  createdAt: Instant,
})
export type ExperienceReport = z.infer<typeof ExperienceReport>

const forLearners = { audience: 'learner', feature: 'EXPERIENCE_REPORTS' } as const

/** In the app's order. */
export const getExperienceReports = query('experience-reports/get-experience-reports-query', {
  ...forLearners,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(ExperienceReportSummary),
})

export const getExperienceReportDetails = query('experience-reports/get-experience-report-details-query', {
  ...forLearners,
  isStoredOnDevice: true,
  input: z.object({ experienceReportId: Id }),
  output: ExperienceReport,
})
