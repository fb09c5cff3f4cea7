import { unpublishExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { REPORTS } from '../list.ts'

export const unpublishExperienceReportAsManagerCommand = handle(
  unpublishExperienceReportAsManager,
  showsOrHides(REPORTS, 'experienceReportId', false),
)
