import { createExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { creates } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { REPORTS } from '../list.ts'

export const createExperienceReportAsManagerCommand = handle(
  createExperienceReportAsManager,
  creates(REPORTS),
)
