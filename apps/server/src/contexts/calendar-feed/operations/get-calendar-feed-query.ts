import { getCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findFeedOf, shownFeed } from '../feed.ts'

export const getCalendarFeedQuery = handle(getCalendarFeed, async ({ tx, user, services }) => {
  const feed = await findFeedOf(tx, user.id)
  return { feed: feed ? shownFeed(feed, services) : null }
})
