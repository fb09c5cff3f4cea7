import { updateOrderOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { sorts } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { REPORTS } from '../list.ts'

export const updateOrderOfExperienceReportsAsManagerCommand = handle(
  updateOrderOfExperienceReportsAsManager,
  sorts(REPORTS, 'sortedIdsOfExperienceReports'),
)
