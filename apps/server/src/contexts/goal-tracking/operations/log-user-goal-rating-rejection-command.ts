import { logUserGoalRatingRejection } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle } from '../../../platform/http/mount/handler.ts'
import { userGoalRatingRejection } from '../database/tables.ts'
import { lastRejection } from '../rejections.ts'

export const logUserGoalRatingRejectionCommand = handle(
  logUserGoalRatingRejection,
  async ({ tx, user, now }) => {
    const last = await lastRejection(tx, user.id)
    if (last && berlinDay(last) === berlinDay(now)) return {}
    await tx
      .insert(userGoalRatingRejection)
      .values({ userId: user.id, rejectedAt: now })
      .onConflictDoUpdate({
        target: [userGoalRatingRejection.appId, userGoalRatingRejection.userId],
        set: { rejectedAt: now },
      })
    return {}
  },
)
