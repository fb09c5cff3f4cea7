import { MAX_GOAL_SCORE, rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { HEALTH_POINTS } from '@wohlauf/contract/rules/health-points'
import { RATING_MS } from '@wohlauf/contract/values/limits/goal-limits'
import { handle } from '../../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../../platform/sessions/prefetch.ts'

/** `database/prefetch.sql` builds it. `ratingCount` counts the initial score too, and is the number of the next rating. */
type GoalsToRate = {
  isRated: boolean
  goals: [id: string, ratingCount: number, latestScore: number, latestAt: string][]
}

const goalsToRate = definePrefetch<GoalsToRate>('goals_to_rate', { idField: 'userGoalRatingId' })

/** The same score within this time is a retry or a double click; after it, it is a new rating. */
const REPETITION_MS = 10 * 60_000

export const rateUserGoalProgressCommand = handle(
  rateUserGoalProgress,
  async ({ input, user, now, refuse, prefetched, batchedWrite }) => {
    const before = (ms: number) => new Date(now.getTime() - ms)
    const { isRated = false, goals = [] } = prefetched(goalsToRate) ?? {}
    if (isRated) return {}
    const goalOf = new Map(
      goals.map(([id, ratingCount, latestScore, latestAt]) => {
        // The initial score is no rating: the first one may confirm it.
        const isRecent = ratingCount > 1 && new Date(latestAt) > before(REPETITION_MS)
        return [id, { ratingCount, recentScore: isRecent ? latestScore : null }]
      }),
    )
    const scores = input.userGoalProgresses.filter(
      ({ userGoalId, userGoalProgressScore }) =>
        goalOf.get(userGoalId)?.recentScore !== userGoalProgressScore,
    )
    if (scores.length === 0) return {}
    const numbered = scores.flatMap(({ userGoalId, userGoalProgressScore: score }) => {
      const goal = goalOf.get(userGoalId)
      const reaches = score === MAX_GOAL_SCORE
      return goal ? [{ goal: userGoalId, number: goal.ratingCount, score, reaches }] : []
    })
    // One that is foreign or was deleted.
    if (numbered.length < scores.length) return refuse('not-found')
    await batchedWrite(
      user.healthConsentVersion,
      input.userGoalRatingId ?? null,
      JSON.stringify(numbered),
      before(RATING_MS).toISOString(),
      HEALTH_POINTS['goals-rated'],
    )
    return {}
  },
  { prefetch: [goalsToRate], batchedWrite: 'rate_goals' },
)
