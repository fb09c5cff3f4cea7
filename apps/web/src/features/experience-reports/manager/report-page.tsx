import {
  createExperienceReportAsManager,
  EXPERIENCE_REPORT,
  getExperienceReportsAsManager,
  type ManagedExperienceReport,
  updateExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { itemPage } from '../../../authoring/page/item-page.tsx'
import { itemOfList } from '../../../authoring/page/use-item.ts'
import { ReportFields, type ReportValues } from './report-fields.tsx'
import { noticedInReport, PAGE_OF_REPORT, PUBLISHING, REPORT_VERSIONS } from './report-places.ts'
import { ReportPreview } from './report-preview.tsx'

export default itemPage<ReportValues, ManagedExperienceReport>({
  kind: EXPERIENCE_REPORT,
  subject: 'Der Erfahrungsbericht',
  create: createExperienceReportAsManager,
  update: updateExperienceReportAsManager,
  list: { to: 'manage-experience-reports-experience-report-list', label: 'Alle Erfahrungsberichte' },
  pageOf: PAGE_OF_REPORT,
  useItem: itemOfList(getExperienceReportsAsManager, EXPERIENCE_REPORT),
  nameOf: ({ name }) => name,
  failure: 'Dieser Erfahrungsbericht ist gerade nicht erreichbar',
  missing: 'Diesen Erfahrungsbericht gibt es nicht',
  publishing: PUBLISHING,
  versions: REPORT_VERSIONS,
  noticedIn: noticedInReport,
  empty: { name: '', ageInYears: 18, job: '', familySituation: '', content: '' },
  Fields: ReportFields,
  Preview: ReportPreview,
})
