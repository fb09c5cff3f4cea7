import { revokeCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { handle } from '../../../platform/http/mount/handler.ts'
import { deleteCalendarFeedOf } from '../feed.ts'

export const revokeCalendarFeedCommand = handle(revokeCalendarFeed, async ({ tx, user }) => {
  await deleteCalendarFeedOf(tx, user.id)
  return {}
})
