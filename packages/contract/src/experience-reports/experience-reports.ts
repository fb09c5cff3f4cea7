import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { Image } from '../values/image.ts'
import { EmptyObject, Id, Instant, RichText } from '../values/values.ts'

export const ExperienceReportSummary = z.object({
  experienceReportId: Id,
  name: z.string(),
  job: z.string(),
  image: Image,
})
export type ExperienceReportSummary = z.infer<typeof ExperienceReportSummary>

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
