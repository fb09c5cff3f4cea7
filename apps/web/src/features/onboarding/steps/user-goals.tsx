import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { Track } from '../../../ui/figures/track.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './user-goals.module.css'

/** How close a person may be to each of the examples, from 1 to 10. */
const SCORES = [7, 4, 2]

const Stage = ({ examples }: StageProps) => {
  if (examples?.userGoalProposals.length === 0) return <Spot kind="welcome" />
  return (
    <ul className={classes.list}>
      {SCORES.map((score, index) => {
        const proposal = examples?.userGoalProposals[index]
        if (!examples) return <Skeleton key={score} height={84} radius={16} />
        return (
          proposal && (
            <li key={proposal.userGoalProposalId} className={classes.goal}>
              {proposal.title}
              <Track percent={score * 10} />
            </li>
          )
        )
      })}
    </ul>
  )
}

export const userGoalsStep: OnboardingStep = {
  key: 'USER_GOALS',
  feature: 'GOAL_TRACKING',
  title: 'Deine Ziele im Blick',
  text: {
    NUTRITION:
      'Nimm dir vor, was dir beim Essen wichtig ist, und schätz einmal in der Woche ein, wie nah du dran bist. So siehst du, was sich verändert.',
    MOVEMENT:
      'Nimm dir vor, was dich in Bewegung bringt, und schätz einmal in der Woche ein, wie nah du dran bist. So siehst du, was sich verändert.',
    STRESS:
      'Nimm dir vor, was dir Ruhe gibt, und schätz einmal in der Woche ein, wie nah du dran bist. So siehst du, was sich verändert.',
  },
  Stage,
}
