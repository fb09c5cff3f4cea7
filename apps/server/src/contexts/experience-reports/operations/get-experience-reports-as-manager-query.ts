import { getExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { allReports } from '../reports.ts'

export const getExperienceReportsAsManagerQuery = handle(getExperienceReportsAsManager, ({ tx }) =>
  allReports(tx),
)
