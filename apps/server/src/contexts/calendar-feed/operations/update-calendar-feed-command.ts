import { updateCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { calendarFeed } from '../database/tables.ts'

export const updateCalendarFeedCommand = handle(updateCalendarFeed, async ({ input, tx, user, refuse }) => {
  const changed = await tx
    .update(calendarFeed)
    .set({ hasTitles: input.hasTitles })
    .where(eq(calendarFeed.userId, user.id))
    .returning({ id: calendarFeed.id })
  return changed.length > 0 ? {} : refuse('not-found')
})
