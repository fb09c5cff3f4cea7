import { command, query } from '../operation.ts'
import { versionsOf } from '../versions-of-item.ts'
import { getExperienceReportsAsManager, ManagedExperienceReport } from './experience-reports-as-manager.ts'
import { getStatesOfExperienceReportsAsManager } from './report-versions-as-manager.ts'

const feature = 'EXPERIENCE_REPORTS'
const { list, one, differences, restoring } = versionsOf('experienceReportId', ManagedExperienceReport)

export const getVersionsOfExperienceReportAsManager = query(
  'experience-reports/get-versions-of-experience-report-as-manager-query',
  { ...list, feature },
)

export const getVersionOfExperienceReportAsManager = query(
  'experience-reports/get-version-of-experience-report-as-manager-query',
  { ...one, feature },
)

export const getDifferencesOfExperienceReportAsManager = query(
  'experience-reports/get-differences-of-experience-report-as-manager-query',
  { ...differences, feature },
)

export const restoreVersionOfExperienceReportAsManager = command(
  'experience-reports/restore-version-of-experience-report-as-manager-command',
  {
    ...restoring,
    feature,
    audit: { title: 'Frühere Berichtsversion übernommen', target: 'experienceReportId' },
    invalidates: () => [getExperienceReportsAsManager, getStatesOfExperienceReportsAsManager],
  },
)
