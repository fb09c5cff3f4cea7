import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { imageColumns, toImage } from '../../platform/storage/images/image-columns.ts'
import { image } from '../../platform/storage/tables.ts'
import { experienceReport } from './database/tables.ts'

export const allReports = async (tx: Tx) => {
  const rows = await tx
    .select({ report: experienceReport, image: imageColumns })
    .from(experienceReport)
    .innerJoin(image, eq(image.id, experienceReport.imageId))
    .orderBy(asc(experienceReport.position))
  return rows.map(({ report, image }) => ({
    experienceReportId: report.id,
    name: report.name,
    ageInYears: report.ageInYears,
    job: report.job,
    familySituation: report.familySituation,
    content: report.content,
    image: toImage(image),
    isPublished: report.isEnabled,
    publishAt: report.publishAt?.toISOString() ?? null,
    createdAt: report.createdAt.toISOString(),
    revision: report.revision,
  }))
}
