import { createCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { handle } from '../../../platform/http/mount/handler.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { calendarFeed } from '../database/tables.ts'
import { deleteCalendarFeedOf, findFeedOf } from '../feed.ts'

export const createCalendarFeedCommand = handle(
  createCalendarFeed,
  async ({ input, tx, app, user, now, services }) => {
    const { calendarTokens } = services
    const former = await findFeedOf(tx, user.id)
    // A retry, or a second device: the address is already another one.
    if ((former?.number ?? 0) !== input.replaces) return {}
    const id = calendarTokens.newId()
    const token = calendarTokens.tokenOf(app.appId, id)
    if (!token) throw new Error('an id of the current key has a token')
    await deleteCalendarFeedOf(tx, user.id)
    await tx.insert(calendarFeed).values({
      id,
      userId: user.id,
      tokenHash: hashToken(token),
      number: input.replaces + 1,
      hasTitles: former?.hasTitles ?? false,
      createdAt: now,
      sequence: former ? former.sequence + 1 : 0,
      changedAt: now,
    })
    return {}
  },
)
