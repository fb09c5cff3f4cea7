import '@mantine/core/styles/Skeleton.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { Collapse, Skeleton, VisuallyHidden } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { WEEKDAY_NAMES } from '@wohlauf/contract/habits/weekday-names'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { useId, useState } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import { COVERS_CARD } from '../../../ui/layout/covers-card.ts'
import { fittedStyle } from '../../../ui/text/fitted.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { HabitDetails } from './habit-details.tsx'
import classes from './habit-intent-row.module.css'
import type { HabitTask } from './habit-menu.tsx'
import { nextTime } from './next-time.ts'
import { WeekRing } from './week-ring.tsx'

const Days = ({ weekdays }: Pick<HabitIntent, 'weekdays'>) => {
  const names = WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => WEEKDAY_NAMES[day])
  return (
    <>
      <VisuallyHidden>{names.map(({ long }) => long).join(', ')}</VisuallyHidden>
      <span aria-hidden>{names.map(({ short }) => short).join(' ')}</span>
    </>
  )
}

type HabitIntentRowProps = { intent: HabitIntent; onTask: (task: HabitTask) => void }

export const HabitIntentRow = ({ intent, onTask }: HabitIntentRowProps) => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={classes.row} data-resting={!intent.isEnabled || undefined}>
      <div className={classes.head}>
        <WeekRing {...intent.thisWeek} />
        <div className={classes.text}>
          <h3 className={classes.title} style={fittedStyle(intent.title)}>
            <button
              type="button"
              className={classes.opener}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              {...COVERS_CARD}
            >
              {intent.title}
            </button>
          </h3>
          <p className={classes.facts}>
            <Days weekdays={intent.weekdays} /> · <span>{nextTime(intent, serverNow())}</span>
          </p>
        </div>
        <IconChevronDown
          aria-hidden
          size={20}
          className={classes.arrow ?? ''}
          data-open={isOpen || undefined}
        />
      </div>
      <Collapse id={id} expanded={isOpen} transitionDuration={200}>
        <HabitDetails intent={intent} onTask={onTask} />
      </Collapse>
    </li>
  )
}

export const HabitIntentRowSkeleton = () => (
  <li className={classes.row}>
    <div className={classes.head}>
      <Skeleton height={44} width={44} circle />
      <div className={classes.text}>
        <Skeleton height={18} width="70%" mb={8} />
        <Skeleton height={14} width={150} />
      </div>
    </div>
  </li>
)
