import { publishChangesOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { preventsPublishingOfItem } from '@wohlauf/contract/rules/item-findings'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishItems } from '../../versions/index.ts'
import { experienceReport } from '../database/tables.ts'
import { findProblems } from '../find-problems.ts'

/** All are published before they are checked: a refusal undoes it. */
export const publishChangesOfExperienceReportsAsManagerCommand = handle(
  publishChangesOfExperienceReportsAsManager,
  async ({ input: { experienceReportIds: ids, note = '' }, tx, app, refuse }) => {
    const hiddenItems = await publishItems(tx, 'experience_report', experienceReport, ids, note)
    if (!hiddenItems) return refuse('not-found')
    const findings = [...(await findProblems(tx, app, ids)).values()].flat()
    return findings.some(preventsPublishingOfItem) ? refuse('not-publishable') : { hidden: hiddenItems }
  },
)
