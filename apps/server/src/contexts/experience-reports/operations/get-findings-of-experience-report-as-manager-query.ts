import { getFindingsOfExperienceReportAsManager } from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findProblems } from '../find-problems.ts'

export const getFindingsOfExperienceReportAsManagerQuery = handle(
  getFindingsOfExperienceReportAsManager,
  async ({ input: { experienceReportId: id }, tx, app, refuse }) =>
    (await findProblems(tx, app, [id])).get(id) ?? refuse('not-found'),
)
