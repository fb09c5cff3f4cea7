import {
  createExperienceReportAsManager,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { REPORTS } from '../list.ts'

export const manageExperienceReports = managedHandlers(
  REPORTS,
  {
    create: createExperienceReportAsManager,
    update: updateExperienceReportAsManager,
    publish: publishExperienceReportAsManager,
    unpublish: unpublishExperienceReportAsManager,
    plan: planPublicationOfExperienceReportAsManager,
    sort: updateOrderOfExperienceReportsAsManager,
  },
  { publishesOnSave: 'experience_report', by: ['create', 'update'] },
)
