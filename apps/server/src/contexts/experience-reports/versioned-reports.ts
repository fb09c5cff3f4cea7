import type { ManagedExperienceReport } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import type { VersionedItems } from '../versions/index.ts'
import { experienceReport } from './database/tables.ts'
import { toReport } from './published-reports.ts'
import { allReports } from './reports.ts'

export const VERSIONED_REPORTS: VersionedItems<typeof experienceReport, ManagedExperienceReport> = {
  kind: 'experience_report',
  id: 'experienceReportId',
  table: experienceReport,
  unversioned: ['isEnabled', 'publishAt', 'position'],
  pictures: ['imageId'],
  load: async (tx, id) => (await allReports(tx)).find(({ experienceReportId }) => experienceReportId === id),
  read: async (_tx, snapshot, { isEnabled, publishAt, revision }) => ({
    ...toReport(snapshot),
    isPublished: isEnabled,
    publishAt: publishAt?.toISOString() ?? null,
    revision,
  }),
  // The picture's text is its person's name.
  fieldsOf: ({ name, ageInYears, job, familySituation, content, image: { url } }) => ({
    name,
    ageInYears,
    job,
    familySituation,
    content,
    image: { url },
  }),
}
