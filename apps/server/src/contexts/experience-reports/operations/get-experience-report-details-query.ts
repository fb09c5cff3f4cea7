import { getExperienceReportDetails } from '@wohlauf/contract/experience-reports/experience-reports'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishedReports } from '../published-reports.ts'

export const getExperienceReportDetailsQuery = handle(getExperienceReportDetails, async (context) => {
  const reports = await publishedReports(context)
  const report = reports.find(
    ({ experienceReportId }) => experienceReportId === context.input.experienceReportId,
  )
  return report ?? context.refuse('not-found')
})
