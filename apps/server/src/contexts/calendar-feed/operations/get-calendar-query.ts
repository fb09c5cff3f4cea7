import { getCalendar } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findOwnerOfToken } from '../feed.ts'
import { readCalendar } from '../read-calendar.ts'

export const getCalendarQuery = handle(getCalendar, async ({ input, tx, now, services, refuse, actAs }) => {
  const owner = await findOwnerOfToken(tx, input.token)
  if (!owner) return refuse('not-found')
  await actAs(owner)
  const calendar = await readCalendar(tx, owner, services, now)
  return calendar === null ? refuse('not-found') : { calendar }
})
