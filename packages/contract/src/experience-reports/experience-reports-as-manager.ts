import * as z from 'zod/mini'
import {
  actionOn,
  changeOf,
  creationOf,
  itemKind,
  PublishAt,
  planningOf,
  publicationOf,
  sortingOf,
  withFiles,
} from '../managed-items.ts'
import { command, query, upload } from '../operation.ts'
import { RICH } from '../values/rich-text.ts'
import { EmptyObject, Revision, ShortText } from '../values/values.ts'
import { writtenRichText } from '../values/written-rich-text.ts'
import { ExperienceReport } from './experience-reports.ts'
import { getStatesOfExperienceReportsAsManager } from './report-versions-as-manager.ts'

export const ManagedExperienceReport = z.extend(ExperienceReport, {
  publishAt: PublishAt,
  revision: Revision,
})
export type ManagedExperienceReport = z.infer<typeof ManagedExperienceReport>

/** In the app's order. */
export const getExperienceReportsAsManager = query(
  'experience-reports/get-experience-reports-as-manager-query',
  {
    audience: 'app-manager',
    feature: 'EXPERIENCE_REPORTS',
    input: EmptyObject,
    output: z.array(ManagedExperienceReport),
  },
)

/** Adults only, as the terms of use say (`decisions.md`, open point 25). */
const AgeInYears = z.int().check(z.gte(18), z.lte(120))

export const EXPERIENCE_REPORT = itemKind({
  id: 'experienceReportId',
  name: 'Erfahrungsbericht',
  feature: 'EXPERIENCE_REPORTS',
  written: {
    name: ShortText,
    ageInYears: AgeInYears,
    job: ShortText,
    familySituation: ShortText,
    content: writtenRichText(RICH),
  },
  invalidates: () => [getExperienceReportsAsManager],
  states: () => [getStatesOfExperienceReportsAsManager],
})

const photo = withFiles({ image: { accepts: 'image' } })

/** A new one is not published, and comes last. */
export const createExperienceReportAsManager = upload(
  'experience-reports/create-experience-report-as-manager-command',
  { ...creationOf(EXPERIENCE_REPORT), ...photo.required },
)

/** Without a new picture the old one stays. */
export const updateExperienceReportAsManager = upload(
  'experience-reports/update-experience-report-as-manager-command',
  { ...changeOf(EXPERIENCE_REPORT), ...photo.optional },
)

export const publishExperienceReportAsManager = command(
  'experience-reports/publish-experience-report-as-manager-command',
  publicationOf(EXPERIENCE_REPORT),
)

export const unpublishExperienceReportAsManager = command(
  'experience-reports/unpublish-experience-report-as-manager-command',
  actionOn(EXPERIENCE_REPORT, 'versteckt'),
)

export const planPublicationOfExperienceReportAsManager = command(
  'experience-reports/plan-publication-of-experience-report-as-manager-command',
  planningOf(EXPERIENCE_REPORT),
)

export const updateOrderOfExperienceReportsAsManager = command(
  'experience-reports/update-order-of-experience-reports-as-manager-command',
  sortingOf(EXPERIENCE_REPORT, 'sortedIdsOfExperienceReports', 'Erfahrungsberichte sortiert'),
)
