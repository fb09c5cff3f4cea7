import type { OnboardingStep } from '../onboarding-step.ts'
import { TodaysPlan } from './todays-plan.tsx'

export const healthPointsStep: OnboardingStep = {
  key: 'HEALTH_POINTS',
  title: 'Dein Plan für heute',
  text: 'Für das, was du liest und übst, bekommst du Gesundheitspunkte und mit ihnen neue Abzeichen. Sie bleiben dir, auch wenn du einmal Pause machst.',
  Stage: TodaysPlan,
}
