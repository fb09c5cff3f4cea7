import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'conformance/managed-lists/experience-reports.ts': ['planPublicationOfExperienceReportAsManager'],
  'contexts/experience-reports/operations/experience-reports.test.ts': [
    'createExperienceReportAsManager',
    'getExperienceReportDetails',
    'getExperienceReports',
    'getExperienceReportsAsManager',
    'publishExperienceReportAsManager',
    'unpublishExperienceReportAsManager',
    'updateExperienceReportAsManager',
    'updateOrderOfExperienceReportsAsManager',
  ],
}
