import {
  EXPERIENCE_REPORT,
  getExperienceReportsAsManager,
  type ManagedExperienceReport,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { PAGE_OF_REPORT, PUBLISHING, REPORT_VERSIONS } from './report-places.ts'

const labelOf = ({ name, job }: ManagedExperienceReport) => `${name}, ${job}`

export default managedListPage<ManagedExperienceReport>({
  kind: EXPERIENCE_REPORT,
  title: 'Erfahrungsberichte',
  query: getExperienceReportsAsManager,
  emptyText: 'Noch keine Erfahrungsberichte angelegt.',
  nameOf: ({ name }) => name,
  rowOf: (report) => ({
    text: labelOf(report),
    picture: <Picture image={report.image} aspectRatio={1} sizes="72px" isDecorative />,
  }),
  pageOf: PAGE_OF_REPORT,
  publishing: PUBLISHING,
  versions: REPORT_VERSIONS,
  sorting: { operation: updateOrderOfExperienceReportsAsManager, nameOf: labelOf },
})
