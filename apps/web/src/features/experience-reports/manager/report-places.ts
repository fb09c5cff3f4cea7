import {
  EXPERIENCE_REPORT,
  getExperienceReportsAsManager,
  type ManagedExperienceReport,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  getFindingsOfExperienceReportAsManager,
  getStatesOfExperienceReportsAsManager,
  publishChangesOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { Publishing } from '../../../authoring/list/list-spec.ts'
import { noticedInItem, versionedItem } from '../../../authoring/publishing/item-findings.ts'

export const PAGE_OF_REPORT = (experienceReportId: string): RouteTarget => ({
  to: 'manage-experience-reports-experience-report',
  params: { experienceReportId },
})

export const PUBLISHING: Publishing = {
  publish: publishExperienceReportAsManager,
  unpublish: unpublishExperienceReportAsManager,
  plan: planPublicationOfExperienceReportAsManager,
}

export const REPORT_VERSIONS = versionedItem({
  kind: EXPERIENCE_REPORT,
  items: getExperienceReportsAsManager,
  plural: 'Erfahrungsberichte',
  subject: 'Der Erfahrungsbericht',
  versionsPageOf: (experienceReportId) => ({
    to: 'manage-experience-reports-versions',
    params: { experienceReportId },
  }),
  nameOf: (item) => (item as ManagedExperienceReport).name,
  states: getStatesOfExperienceReportsAsManager,
  findings: getFindingsOfExperienceReportAsManager,
  publish: publishChangesOfExperienceReportsAsManager,
  show: publishExperienceReportAsManager,
})

export const noticedInReport = ({ name }: ManagedExperienceReport) =>
  noticedInItem(name, {
    name: 'Name',
    job: 'Beruf',
    familySituation: 'Familiäre Situation',
    content: 'Bericht',
    image: 'Foto',
  })
