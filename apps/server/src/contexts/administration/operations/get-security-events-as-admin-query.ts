import { getSecurityEventsAsAdmin } from '@wohlauf/contract/administration/administration-running'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findEventCounts } from '../../../platform/security-log/event-counts.ts'
import { SECURITY_EVENTS } from '../../../platform/security-log/events.ts'
import { securityEventTitle } from '../titles-of-security-events.ts'

/** An unknown event was counted by a newer version. */
const levelOf = (event: string): string =>
  new Map(Object.entries(SECURITY_EVENTS)).get(event as never) ?? 'info'

export const getSecurityEventsAsAdminQuery = handle(getSecurityEventsAsAdmin, async ({ tx, now }) => {
  const counts = (await findEventCounts(tx, now)).map((count) => ({
    ...count,
    title: securityEventTitle(count.event),
    isRefused: levelOf(count.event) === 'warn',
  }))
  return { events: counts.sort((a, b) => Number(b.isRefused) - Number(a.isRefused)) }
})
