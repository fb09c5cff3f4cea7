import {
  createUserGoal,
  getUserGoalProgress,
  MIN_GOAL_SCORE,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import type { StageProps } from '../onboarding-step.ts'
import { FirstChoice } from './first-choice.tsx'
import { useChoosing } from './use-choosing.ts'

export const FirstGoal = ({ examples }: StageProps) => {
  // The same for all attempts, so that creation is idempotent.
  const [userGoalId] = useState(() => crypto.randomUUID() as string)
  const { data: progress, isFetching } = useAnswer(getUserGoalProgress, {}, { isSilent: true })
  const { choose, isPending } = useChoosing(createUserGoal, {
    successMessage: 'Ziel wurde erstellt.',
    isMade: ({ identifier }) => identifier === 'conflict',
  })
  const choices = examples?.userGoalProposals
    .slice(0, 3)
    .map(({ userGoalProposalId, title }) => ({ id: userGoalProposalId, title }))
  const goals = progress?.userGoalProgress
  const chosenProposal = choices?.find(({ title }) => goals?.some((goal) => goal.title === title))
  return (
    <FirstChoice
      lead="Was nimmst du dir vor?"
      choices={choices}
      chosen={
        chosenProposal
          ? {
              id: chosenProposal.id,
              note: 'Das ist dein erstes Ziel. Wie nah du dran bist, sagst du später.',
            }
          : null
      }
      isOpen={goals !== undefined && !isFetching && !isPending}
      onChoose={({ title }) => choose({ userGoalId, title, initialScore: MIN_GOAL_SCORE })}
    />
  )
}
