import { FirstHabit } from '../first-choice/first-habit.tsx'
import type { OnboardingStep } from '../onboarding-step.ts'

export const habitsStep: OnboardingStep = {
  key: 'HABITS',
  title: 'Kleine Schritte, die bleiben',
  text: {
    NUTRITION:
      'Such dir eine Gewohnheit aus und entscheide, an welchen Tagen du sie übst. Wenn du magst, erinnern wir dich, bis sie zu deinen Mahlzeiten gehört.',
    MOVEMENT:
      'Such dir eine Gewohnheit aus und entscheide, an welchen Tagen du sie übst. Wenn du magst, erinnern wir dich, bis sie zu deinem Tag gehört.',
    STRESS:
      'Such dir eine Gewohnheit aus und entscheide, an welchen Tagen du sie übst. Wenn du magst, erinnern wir dich, bis die Pause von selbst kommt.',
  },
  Stage: FirstHabit,
}
