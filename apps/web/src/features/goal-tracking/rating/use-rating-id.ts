import type { rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import type { InputOf } from '@wohlauf/contract/operation'
import { useRef } from 'react'

type Rating = InputOf<typeof rateUserGoalProgress>

/** The same scores, sent once more after a lost answer, are the same rating; other scores are a new one. */
export const useRatingId = () => {
  const ids = useRef(new Map<string, string>())
  return ({ userGoalProgresses }: Rating): Rating => {
    const content = JSON.stringify(userGoalProgresses)
    const userGoalRatingId = ids.current.get(content) ?? crypto.randomUUID()
    ids.current.set(content, userGoalRatingId)
    return { userGoalRatingId, userGoalProgresses }
  }
}
