import type { Feature } from '@wohlauf/contract/features'
import type { OnboardingStep } from './onboarding-step.ts'
import { documentsStep } from './steps/documents.tsx'
import { habitsStep } from './steps/habits.tsx'
import { healthPointsStep } from './steps/health-points.tsx'
import { modulesStep } from './steps/modules.tsx'
import { welcomeStep } from './steps/welcome.tsx'

/** In the specification's order; a further step is a file in `steps/` and a line here. */
const STEPS: readonly OnboardingStep[] = [
  welcomeStep,
  modulesStep,
  habitsStep,
  documentsStep,
  healthPointsStep,
]

export const stepsFor = (features: readonly Feature[]): readonly OnboardingStep[] =>
  STEPS.filter(({ feature }) => !feature || features.includes(feature))
