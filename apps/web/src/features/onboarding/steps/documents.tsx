import IconFileText from '~icons/tabler/file-text'
import { Fan } from '../fan.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './documents.module.css'

const Stage = ({ examples }: StageProps) => (
  <Fan
    items={examples?.documents.map(({ documentId, title, shortDescription }) => (
      <div key={documentId} className={classes.sheet}>
        <span className={classes.icon} aria-hidden>
          <IconFileText size={24} stroke={1.75} />
        </span>
        <p className={classes.title}>{title}</p>
        <p className={classes.description}>{shortDescription}</p>
      </div>
    ))}
  />
)

export const documentsStep: OnboardingStep = {
  key: 'DOCUMENTS',
  feature: 'DOCUMENTS',
  title: 'Zum Mitnehmen',
  text: {
    NUTRITION:
      'Pläne, Listen und Übersichten gehören dir: Lade sie herunter, druck sie aus und häng sie an den Kühlschrank.',
    MOVEMENT:
      'Pläne, Übungen und Übersichten gehören dir: Lade sie herunter, druck sie aus und leg sie neben deine Schuhe.',
    STRESS:
      'Übungen, Listen und Übersichten gehören dir: Lade sie herunter, druck sie aus und leg sie dorthin, wo du Pause machst.',
  },
  Stage,
}
