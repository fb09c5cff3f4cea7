import {
  EXPERIENCE_REPORT,
  getExperienceReportsAsManager,
  type ManagedExperienceReport,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { lazy } from 'react'
import { editing } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { Picture } from '../../../ui/media/picture.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

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
  NewDialog: ReportDialog,
  actions: [editing(ReportDialog)],
  publishing: {
    publish: publishExperienceReportAsManager,
    unpublish: unpublishExperienceReportAsManager,
    plan: planPublicationOfExperienceReportAsManager,
  },
  sorting: { operation: updateOrderOfExperienceReportsAsManager, nameOf: labelOf },
})
