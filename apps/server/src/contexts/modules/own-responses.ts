import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'

type ResponseRow = [elementId: string, quizAnswerId: string | null]

/** To the elements of a module; serves operations with the module's id in their input. */
export const responsesInModule = definePrefetch<ResponseRow[]>('responses_in_module', { idField: 'moduleId' })

/** Keys are elements' ids; missing without a response. */
export const ownResponses = ({ prefetched }: Pick<LearnerContext, 'prefetched'>) =>
  new Map(
    (prefetched(responsesInModule) ?? []).map(([elementId, quizAnswerId]) => [elementId, { quizAnswerId }]),
  )
