import { getCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { handle } from '../../../platform/http/mount/handler.ts'
import { feedOfOwner, findFeedOf } from '../feed.ts'

export const getCalendarFeedQuery = handle(getCalendarFeed, async ({ tx, user, services }) => {
  const feed = await findFeedOf(tx, user.id)
  return { feed: feed ? feedOfOwner(feed, services) : null }
})
