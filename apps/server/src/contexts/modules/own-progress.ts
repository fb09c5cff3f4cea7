import type { LearnerContext } from '../../platform/http/mount/handler.ts'

/** As `resolver.open_requests` builds it. */
type ProgressRow = [
  moduleId: string,
  seenPageIds: string[],
  confirmedExercisePageIds: string[],
  lastViewedAt: string | null,
  completedAt: string | null,
]

export type OwnProgress = {
  moduleId: string
  seenPageIds: readonly string[]
  confirmedExercisePageIds: readonly string[]
  lastViewedAt: Date | null
  completedAt: Date | null
}

/** A user's progress in a module that is still untouched. */
export const NOT_BEGUN: Omit<OwnProgress, 'moduleId'> = {
  seenPageIds: [],
  confirmedExercisePageIds: [],
  lastViewedAt: null,
  completedAt: null,
}

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant))

/** A user's progress in all modules, including hidden ones, by the module's id. It came along with the request's opening. */
export const ownProgress = ({ alongside }: Pick<LearnerContext, 'alongside'>): Map<string, OwnProgress> => {
  const text = alongside('module-progress')
  const rows = text === '' ? [] : (JSON.parse(text) as ProgressRow[])
  return new Map(
    rows.map(([moduleId, seenPageIds, confirmedExercisePageIds, lastViewedAt, completedAt]) => [
      moduleId,
      {
        moduleId,
        seenPageIds,
        confirmedExercisePageIds,
        lastViewedAt: toDate(lastViewedAt),
        completedAt: toDate(completedAt),
      },
    ]),
  )
}
