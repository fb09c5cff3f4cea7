import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports-as-manager'
import { makePicture } from '../../testing/picture.ts'
import { type ManagedLists, publishableRows, threeRows } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  sorted: {
    'experience reports': {
      id: 'experienceReportId',
      table: 'experience_report',
      sort: updateOrderOfExperienceReportsAsManager,
      sortedIds: 'sortedIdsOfExperienceReports',
      create: createExperienceReportAsManager,
      created: {
        name: 'Neu',
        ageInYears: 40,
        job: 'Lehrerin',
        familySituation: 'Ledig',
        content: '<p>Neu</p>',
      },
      files: async () => ({
        image: { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' },
      }),
      show: publishExperienceReportAsManager,
      hide: unpublishExperienceReportAsManager,
      plan: planPublicationOfExperienceReportAsManager,
      read: getExperienceReportsAsManager,
      asked: () => ({}),
      rowsIn: publishableRows,
      write: threeRows((testServer, app) => testServer.createExperienceReport(app)),
    },
  },
}
