import type { Tx } from '../../platform/database/transaction.ts'
import { countOpenFields, isCurrentVersionOf, publishedVersion, rowFrom } from '../versions/index.ts'
import { experienceReport } from './database/tables.ts'

/** In no order. */
export const reportStates = async (tx: Tx) => {
  const rows = await tx
    .select({ report: experienceReport, snapshot: publishedVersion.snapshot })
    .from(experienceReport)
    .leftJoin(publishedVersion, isCurrentVersionOf('experienceReportId', experienceReport.id))
  return rows.map(({ report, snapshot }) => {
    const {
      appId: _app,
      isEnabled: _shown,
      publishAt: _plan,
      position: _place,
      revision: _,
      ...fields
    } = report
    return {
      experienceReportId: report.id,
      isPublished: snapshot !== null,
      openChanges: snapshot ? countOpenFields(rowFrom(experienceReport, snapshot.item), fields) : 0,
    }
  })
}
