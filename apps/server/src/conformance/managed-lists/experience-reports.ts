import { getExperienceReports } from '@wohlauf/contract/experience-reports/experience-reports'
import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  'experience reports': {
    id: 'experienceReportId',
    table: 'experience_report',
    create: createExperienceReportAsManager,
    created: {
      name: 'Neu',
      ageInYears: 40,
      job: 'Lehrerin',
      familySituation: 'Ledig',
      content: '<p>Neu</p>',
    },
    other: {
      name: 'Anders',
      ageInYears: 48,
      job: 'Koch',
      familySituation: 'Verheiratet',
      content: '<p>Anders</p>',
    },
    update: updateExperienceReportAsManager,
    sort: updateOrderOfExperienceReportsAsManager,
    show: publishExperienceReportAsManager,
    hide: unpublishExperienceReportAsManager,
    plan: planPublicationOfExperienceReportAsManager,
    read: getExperienceReportsAsManager,
    readAsLearner: getExperienceReports,
    createRow: (testServer, app) => testServer.createExperienceReport(app),
  },
}
