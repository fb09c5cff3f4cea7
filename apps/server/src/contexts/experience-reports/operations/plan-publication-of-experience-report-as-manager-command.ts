import { planPublicationOfExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { plansPublication } from '../../../platform/http/lists/planned-publication.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { REPORTS } from '../list.ts'

export const planPublicationOfExperienceReportAsManagerCommand = handle(
  planPublicationOfExperienceReportAsManager,
  plansPublication(REPORTS, 'experienceReportId'),
)
