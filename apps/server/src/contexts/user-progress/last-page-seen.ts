import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'

/** `database/prefetch.sql` builds it. */
export const lastPageSeen = definePrefetch<string>('last_page_seen_at')

/** When the person last read a page of a module that they had not read before; null without any. */
export const lastPageSeenAt = ({ prefetched }: Pick<LearnerContext, 'prefetched'>): Date | null => {
  const instant = prefetched(lastPageSeen)
  return instant === null ? null : new Date(instant)
}
