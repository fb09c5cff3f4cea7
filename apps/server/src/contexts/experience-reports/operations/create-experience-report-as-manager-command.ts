import { createExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { creates } from '../../../platform/lists/managed-items.ts'
import { REPORTS } from '../list.ts'

export const createExperienceReportAsManagerCommand = handle(
  createExperienceReportAsManager,
  creates(REPORTS),
)
