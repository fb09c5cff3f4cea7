import {
  EXPERIENCE_REPORT,
  getExperienceReportsAsManager,
  type ManagedExperienceReport,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  getDifferencesOfExperienceReportAsManager,
  getVersionOfExperienceReportAsManager,
  getVersionsOfExperienceReportAsManager,
  restoreVersionOfExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/versions-of-report-as-manager'
import { itemOfList } from '../../../authoring/page/use-item.ts'
import { itemVersionsPage } from '../../../authoring/versions/item-versions-page.tsx'
import type { ReportValues } from './report-fields.tsx'
import { PAGE_OF_REPORT, REPORT_VERSIONS } from './report-places.ts'
import { ReportPreview } from './report-preview.tsx'

const useReport = itemOfList<ManagedExperienceReport>(getExperienceReportsAsManager, EXPERIENCE_REPORT)

export default itemVersionsPage<ReportValues, ManagedExperienceReport>({
  id: EXPERIENCE_REPORT.id,
  operations: {
    list: getVersionsOfExperienceReportAsManager,
    one: getVersionOfExperienceReportAsManager,
    differences: getDifferencesOfExperienceReportAsManager,
    restoring: restoreVersionOfExperienceReportAsManager,
  },
  pageOf: PAGE_OF_REPORT,
  versionsPageOf: REPORT_VERSIONS.versionsPageOf,
  list: { to: 'manage-experience-reports-experience-report-list', label: 'Alle Erfahrungsberichte' },
  backLabel: 'Zum Erfahrungsbericht',
  missing: 'Diesen Erfahrungsbericht gibt es nicht',
  neverPublished: 'Dieser Erfahrungsbericht wurde noch nicht veröffentlicht.',
  parts: 'Alle Angaben und das Foto',
  useItem: (id) => {
    const { item } = useReport(id)
    return item && { name: item.name, isShown: item.isPublished }
  },
  labels: {
    name: 'Name',
    ageInYears: 'Alter in Jahren',
    job: 'Beruf',
    familySituation: 'Familiäre Situation',
    content: 'Bericht',
    'image.url': 'Foto',
  },
  valuesOf: (report) => report,
  Preview: ReportPreview,
})
