import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { HEALTH_POINTS } from '@wohlauf/contract/rules/health-points'
import type { ReactNode } from 'react'
import IconBook2 from '~icons/tabler/book-2'
import IconFlag from '~icons/tabler/flag'
import IconPlant2 from '~icons/tabler/plant-2'
import { useAnswer } from '../../../api/hooks.ts'
import { useAppSettings } from '../../../session/app-settings.ts'
import type { Icon } from '../../../ui/media/icon.tsx'
import { IconCircle } from '../../../ui/media/icon-circle.tsx'
import { LevelBadge } from '../../../ui/media/level-badge.tsx'
import type { StageProps } from '../onboarding-step.ts'
import classes from './todays-plan.module.css'

type RowProps = { picture: ReactNode; label: string; title: string }

const Row = ({ picture, label, title }: RowProps) => (
  <li className={classes.row}>
    {picture}
    <p className={classes.text}>
      <span className={classes.label}>{label}</span> {title}
    </p>
  </li>
)

const circle = (icon: Icon) => <IconCircle icon={icon} />

/** The choices made in earlier steps, the first module, and the points of the introduction itself. */
export const TodaysPlan = ({ preventionType, examples }: StageProps) => {
  const hasGoals = useAppSettings()?.appEnabledFeatures.includes('GOAL_TRACKING') ?? false
  const { data: intents } = useAnswer(getHabitIntents, {}, { isSilent: true })
  const { data: progress } = useAnswer(getUserGoalProgress, {}, { isSilent: true, isEnabled: hasGoals })
  const habit = intents?.find(({ today }) => today.state === 'PLANNED' || today.state === 'DONE')
  const [goal] = progress?.userGoalProgress ?? []
  const [module] = examples?.modules ?? []
  return (
    <ul className={classes.plan} data-choice>
      {habit && <Row picture={circle(IconPlant2)} label="Üben" title={habit.title} />}
      {module && <Row picture={circle(IconBook2)} label="Lesen" title={module.title} />}
      {goal && <Row picture={circle(IconFlag)} label="Im Blick" title={goal.title} />}
      <Row
        picture={<LevelBadge preventionType={preventionType} level={1} size={40} />}
        label="Schon heute"
        title={`${HEALTH_POINTS['onboarding-finished']} Gesundheitspunkte`}
      />
    </ul>
  )
}
