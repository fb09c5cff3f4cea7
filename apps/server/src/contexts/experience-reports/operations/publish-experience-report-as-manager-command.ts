import { publishExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { REPORTS } from '../list.ts'

export const publishExperienceReportAsManagerCommand = handle(
  publishExperienceReportAsManager,
  showsOrHides(REPORTS, 'experienceReportId', true),
)
