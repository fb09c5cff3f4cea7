import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'

/** `database/prefetch.sql` builds it. */
type ProgressRow = [
  moduleId: string,
  seenPageIds: string[],
  confirmedExercisePageIds: string[],
  lastViewedAt: string | null,
  completedAt: string | null,
]

export const moduleProgress = definePrefetch<ProgressRow[]>('module_progress')

export type OwnProgress = {
  moduleId: string
  seenPageIds: readonly string[]
  confirmedExercisePageIds: readonly string[]
  lastViewedAt: Date | null
  completedAt: Date | null
}

export const NOT_BEGUN: Omit<OwnProgress, 'moduleId'> = {
  seenPageIds: [],
  confirmedExercisePageIds: [],
  lastViewedAt: null,
  completedAt: null,
}

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant))

/** Keys are modules' ids, including hidden ones. */
export const ownProgress = ({ prefetched }: Pick<LearnerContext, 'prefetched'>): Map<string, OwnProgress> =>
  new Map(
    (prefetched(moduleProgress) ?? []).map(
      ([moduleId, seenPageIds, confirmedExercisePageIds, lastViewedAt, completedAt]) => [
        moduleId,
        {
          moduleId,
          seenPageIds,
          confirmedExercisePageIds,
          lastViewedAt: toDate(lastViewedAt),
          completedAt: toDate(completedAt),
        },
      ],
    ),
  )
