import { Picture } from '../../../ui/media/picture.tsx'
import { Fan } from '../fan.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './example-card.module.css'

const Stage = ({ examples }: StageProps) => (
  <Fan
    items={examples?.modules.map(({ moduleId, number, title, image }) => (
      <div key={moduleId} className={classes.card}>
        <Picture image={image} aspectRatio={1.5} sizes="320px" isDecorative />
        <div className={classes.text}>
          <p className={classes.note}>Modul {number}</p>
          <p className={classes.title}>{title}</p>
        </div>
      </div>
    ))}
  />
)

export const modulesStep: OnboardingStep = {
  key: 'MODULES',
  title: {
    NUTRITION: 'Wissen in kleinen Happen',
    MOVEMENT: 'Wissen, das dich bewegt',
    STRESS: 'Wissen, das gelassen macht',
  },
  text: {
    NUTRITION:
      'Jedes Modul hat ein Thema, vom Hungergefühl bis zum Wocheneinkauf. Lies ein paar Minuten, wann es dir passt, und mach später genau dort weiter.',
    MOVEMENT:
      'Jedes Modul hat ein Thema, vom ersten Schritt bis zum Dranbleiben. Lies ein paar Minuten, wann es dir passt, und mach später genau dort weiter.',
    STRESS:
      'Jedes Modul hat ein Thema, vom ruhigen Atem bis zum guten Schlaf. Lies ein paar Minuten, wann es dir passt, und mach später genau dort weiter.',
  },
  Stage,
}
