import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ownProgress } from '../../user-progress/index.ts'
import { ownGoalTitles } from '../own-goals.ts'

/** Points and level, with the goals that only their owner may see: an admin in a visit gets none. */
export const getUserProgressQuery = handle(getUserProgress, async ({ tx, user, app }) => {
  const mayShowGoals = app.appEnabledFeatures.includes('GOAL_TRACKING') && !user.isImpersonated
  const [progress, userGoalProgress] = await Promise.all([
    ownProgress(tx, user.id),
    mayShowGoals ? ownGoalTitles(tx, user.id) : [],
  ])
  return { ...progress, userGoalProgress }
})
