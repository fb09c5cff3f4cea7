import type { ManagedLists } from './managed-list.ts'
import { statedByContexts } from './stated-by-contexts.ts'

const stated = (await statedByContexts<ManagedLists>('managed-lists', 'LISTS')).map(([, lists]) => lists)

/** Every list that managers sort, with its name. */
export const MANAGED_LISTS = stated.flatMap(({ sorted = {} }) => Object.entries(sorted))

/** Lists without an order whose publications are planned. */
export const PLANNED_UNSORTED_LISTS = stated.flatMap(({ plannedUnsorted = {} }) =>
  Object.entries(plannedUnsorted),
)

export const OF_UNSORTED_LISTS = stated.flatMap(({ ofUnsorted = [] }) => ofUnsorted)
