import { updateExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { findingsOfItem } from '@wohlauf/contract/rules/item-findings'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { ItemFinding } from '@wohlauf/contract/values/items/item-finding'
import type { Tx } from '../../platform/database/transaction.ts'
import { loadDestinations } from '../versions/index.ts'
import { allReports } from './reports.ts'

/**
 * The problems that readers would meet in the working state.
 * @param publishedIds reports that learners could open too, because they are published together
 * @returns by the reports' ids; missing for one that does not exist
 */
export const findProblems = async (
  tx: Tx,
  app: Pick<AppSettings, 'appHost'>,
  publishedIds: readonly string[],
): Promise<ReadonlyMap<string, ItemFinding[]>> => {
  const [reports, destinations] = await Promise.all([allReports(tx), loadDestinations(tx, app, publishedIds)])
  return new Map(
    reports
      .filter(({ experienceReportId }) => publishedIds.includes(experienceReportId))
      .map(({ image, ...fields }) => {
        const item = { rules: updateExperienceReportAsManager.input, fields, pictures: { image } }
        return [fields.experienceReportId, findingsOfItem(item, destinations)]
      }),
  )
}
