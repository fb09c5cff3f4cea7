import { FirstGoal } from '../first-choice/first-goal.tsx'
import type { OnboardingStep } from '../onboarding-step.ts'

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
  Stage: FirstGoal,
}
