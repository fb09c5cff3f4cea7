import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import IconCheck from '~icons/tabler/check'
import { Spot } from '../../../ui/feedback/spot.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './habits.module.css'

const SKELETONS = ['one', 'two', 'three']

const Stage = ({ examples }: StageProps) => {
  if (examples?.habits.length === 0) return <Spot kind="welcome" />
  return (
    <ul className={classes.list}>
      {examples
        ? examples.habits.slice(0, 3).map(({ habitId, title }) => (
            <li key={habitId} className={classes.habit}>
              <span className={classes.tick} aria-hidden>
                <IconCheck size={18} stroke={3} />
              </span>
              {title}
            </li>
          ))
        : SKELETONS.map((key) => <Skeleton key={key} height={60} radius={16} />)}
    </ul>
  )
}

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
  Stage,
}
