import type { Feature } from '@wohlauf/contract/values/features'
import type { OnboardingStep } from './onboarding-step.ts'
import { blogStep } from './steps/blog.tsx'
import { documentsStep } from './steps/documents.tsx'
import { experienceReportsStep } from './steps/experience-reports.tsx'
import { habitsStep } from './steps/habits.tsx'
import { healthPointsStep } from './steps/health-points.tsx'
import { modulesStep } from './steps/modules.tsx'
import { nutritionDiaryStep } from './steps/nutrition-diary.tsx'
import { recipesStep } from './steps/recipes.tsx'
import { userGoalsStep } from './steps/user-goals.tsx'
import { welcomeStep } from './steps/welcome.tsx'

/** In the specification's order; a further step is a file in `steps/` and a line here. */
const STEPS: readonly OnboardingStep[] = [
  welcomeStep,
  modulesStep,
  habitsStep,
  documentsStep,
  userGoalsStep,
  nutritionDiaryStep,
  recipesStep,
  experienceReportsStep,
  blogStep,
  healthPointsStep,
]

export const stepsFor = (features: readonly Feature[]): readonly OnboardingStep[] =>
  STEPS.filter(({ feature }) => !feature || features.includes(feature))
