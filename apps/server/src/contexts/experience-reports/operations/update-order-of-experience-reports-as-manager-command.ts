import { updateOrderOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sorts } from '../../../platform/lists/change-list.ts'
import { REPORTS } from '../list.ts'

export const updateOrderOfExperienceReportsAsManagerCommand = handle(
  updateOrderOfExperienceReportsAsManager,
  sorts(REPORTS, 'sortedIdsOfExperienceReports'),
)
