import { updateExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { changes } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { REPORTS } from '../list.ts'

export const updateExperienceReportAsManagerCommand = handle(
  updateExperienceReportAsManager,
  changes(REPORTS),
)
