import {
  getDifferencesOfExperienceReportAsManager,
  getVersionOfExperienceReportAsManager,
  getVersionsOfExperienceReportAsManager,
  restoreVersionOfExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/versions-of-report-as-manager'
import { handlersOfVersions } from '../../versions/index.ts'
import { VERSIONED_REPORTS } from '../versioned-reports.ts'

export const versionsOfExperienceReports = handlersOfVersions(VERSIONED_REPORTS, {
  list: getVersionsOfExperienceReportAsManager,
  one: getVersionOfExperienceReportAsManager,
  differences: getDifferencesOfExperienceReportAsManager,
  restoring: restoreVersionOfExperienceReportAsManager,
})
