import * as z from 'zod/mini'
import { Image } from '../image.ts'
import { Id } from '../values.ts'

export const ExperienceReportSummary = z.object({
  experienceReportId: Id,
  name: z.string(),
  job: z.string(),
  image: Image,
})
export type ExperienceReportSummary = z.infer<typeof ExperienceReportSummary>
