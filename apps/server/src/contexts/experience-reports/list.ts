import { EXPERIENCE_REPORT } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { managedItems } from '../../platform/http/lists/managed-items.ts'
import { publishLockedItems } from '../versions/index.ts'
import { experienceReport } from './database/tables.ts'

export const REPORTS = managedItems(EXPERIENCE_REPORT, experienceReport, {
  publish: (tx, experienceReportId) => publishLockedItems(tx, 'experience_report', [experienceReportId]),
  pictures: { image: { column: 'imageId', alternativeTextOf: ({ name }) => name } },
})
