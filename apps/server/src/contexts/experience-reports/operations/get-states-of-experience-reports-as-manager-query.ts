import { getStatesOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { reportStates } from '../report-states.ts'

export const getStatesOfExperienceReportsAsManagerQuery = handle(
  getStatesOfExperienceReportsAsManager,
  ({ tx }) => reportStates(tx),
)
