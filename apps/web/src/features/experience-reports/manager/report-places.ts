import {
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { Publishing } from '../../../authoring/list/list-spec.ts'

export const PAGE_OF_REPORT = (experienceReportId: string): RouteTarget => ({
  to: 'manage-experience-reports-experience-report',
  params: { experienceReportId },
})

export const PUBLISHING: Publishing = {
  publish: publishExperienceReportAsManager,
  unpublish: unpublishExperienceReportAsManager,
  plan: planPublicationOfExperienceReportAsManager,
}
