import { publishingOf, queryOfFindings, queryOfStates } from '../item-versions.ts'
import { command, query } from '../operation.ts'

const feature = 'EXPERIENCE_REPORTS'

/** A field that differs is one change. */
export const getStatesOfExperienceReportsAsManager = query(
  'experience-reports/get-states-of-experience-reports-as-manager-query',
  { ...queryOfStates('experienceReportId'), feature },
)

export const getFindingsOfExperienceReportAsManager = query(
  'experience-reports/get-findings-of-experience-report-as-manager-query',
  { ...queryOfFindings('experienceReportId'), feature },
)

/** Whether a report is shown does not change. */
export const publishChangesOfExperienceReportsAsManager = command(
  'experience-reports/publish-changes-of-experience-reports-as-manager-command',
  {
    ...publishingOf('experienceReportIds'),
    feature,
    audit: { title: 'Änderungen an Berichten veröffentlicht' },
    invalidates: () => [getStatesOfExperienceReportsAsManager],
  },
)
