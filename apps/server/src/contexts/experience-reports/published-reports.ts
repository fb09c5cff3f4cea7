import type { ExperienceReport } from '@wohlauf/contract/experience-reports/experience-reports'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { toImage } from '../../platform/storage/images/image-columns.ts'
import { imagesIn, isCurrentVersionOf, publishedVersion, rowFrom, type Snapshot } from '../versions/index.ts'
import { experienceReport } from './database/tables.ts'

export const toReport = (snapshot: Snapshot): ExperienceReport => {
  const { id, imageId, createdAt, ...row } = rowFrom(experienceReport, snapshot.item)
  return {
    ...row,
    experienceReportId: id,
    image: toImage(imagesIn(snapshot)(imageId)),
    isPublished: true,
    createdAt: createdAt.toISOString(),
  }
}

/** Whether a report is shown, and where in the list, holds immediately; all else is as it was published. */
const loadPublished = async (tx: Tx): Promise<ExperienceReport[]> => {
  const rows = await tx
    .select({ snapshot: publishedVersion.snapshot })
    .from(experienceReport)
    .innerJoin(publishedVersion, isCurrentVersionOf('experienceReportId', experienceReport.id))
    .where(eq(experienceReport.isEnabled, true))
    .orderBy(asc(experienceReport.position))
  return rows.map(({ snapshot }) => toReport(snapshot))
}

export const publishedReports = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('experience-reports', () => loadPublished(tx))
