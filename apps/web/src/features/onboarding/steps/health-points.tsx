import { LevelBadge } from '../../../ui/media/level-badge.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './health-points.module.css'

const Stage = ({ preventionType }: StageProps) => (
  <div className={classes.badges}>
    <LevelBadge preventionType={preventionType} level={2} size={90} />
    <LevelBadge preventionType={preventionType} level={1} size={152} />
    <LevelBadge preventionType={preventionType} level={3} size={90} />
  </div>
)

export const healthPointsStep: OnboardingStep = {
  key: 'HEALTH_POINTS',
  title: 'Dein Weg wird sichtbar',
  text: 'Für das, was du liest und übst, bekommst du Gesundheitspunkte und mit ihnen neue Abzeichen. Sie bleiben dir, auch wenn du einmal Pause machst. Die ersten warten schon.',
  Stage,
}
