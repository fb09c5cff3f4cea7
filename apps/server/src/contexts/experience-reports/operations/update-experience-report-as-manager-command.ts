import { updateExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changes } from '../../../platform/lists/managed-items.ts'
import { REPORTS } from '../list.ts'

export const updateExperienceReportAsManagerCommand = handle(
  updateExperienceReportAsManager,
  changes(REPORTS),
)
