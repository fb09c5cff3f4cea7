import { Spot } from '../../../ui/feedback/spot.tsx'
import type { OnboardingStep } from '../onboarding-step.ts'

export const welcomeStep: OnboardingStep = {
  key: 'WELCOME',
  title: 'Schön, dass du da bist',
  text: {
    NUTRITION:
      'Hier findest du Schritt für Schritt heraus, welches Essen dir guttut: ohne Verbote, mit Genuss und in deinem Tempo. Schau dich kurz um, es dauert nur eine Minute.',
    MOVEMENT:
      'Hier kommst du Schritt für Schritt in Bewegung: ohne Leistungsdruck, mitten im Alltag und in deinem Tempo. Schau dich kurz um, es dauert nur eine Minute.',
    STRESS:
      'Hier findest du Schritt für Schritt mehr Ruhe: mit kleinen Übungen, mitten im Alltag und in deinem Tempo. Schau dich kurz um, es dauert nur eine Minute.',
  },
  Stage: () => <Spot kind="introduction" />,
}
