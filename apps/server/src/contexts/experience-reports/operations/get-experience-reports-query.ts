import { getExperienceReports } from '@wohlauf/contract/experience-reports/experience-reports'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishedReports } from '../published-reports.ts'

export const getExperienceReportsQuery = handle(getExperienceReports, (context) => publishedReports(context))
