import { planPublicationOfExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { plansPublication } from '../../../platform/lists/planned-publication.ts'
import { REPORTS } from '../list.ts'

export const planPublicationOfExperienceReportAsManagerCommand = handle(
  planPublicationOfExperienceReportAsManager,
  plansPublication(REPORTS, 'experienceReportId'),
)
