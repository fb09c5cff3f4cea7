import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { useRef } from 'react'
import IconArrowBackUp from '~icons/tabler/arrow-back-up'
import IconCheck from '~icons/tabler/check'
import { WaitingNote } from '../../../items/waiting-note.tsx'
import classes from './habit-day-row.module.css'
import { type LoggedDay, useHabitDay } from './use-habit-day.ts'

const DAY_NAMES: Record<LoggedDay, string> = { today: 'heute', yesterday: 'gestern' }

type HabitDayRowProps = {
  intent: HabitIntent
  day: LoggedDay
  onOpen: () => void
}

/** A done day is not clickable; today's can be undone. */
export const HabitDayRow = ({ intent, day, onOpen }: HabitDayRowProps) => {
  const { isDone, log, undo } = useHabitDay(intent, day)
  const tick = useRef<HTMLButtonElement>(null)
  const { title, trigger, notificationTime } = intent
  return (
    <li className={classes.row} data-done={isDone || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a disabled checkbox would lose the focus when it is ticked */}
      <button
        ref={tick}
        type="button"
        role="checkbox"
        aria-checked={isDone}
        aria-disabled={isDone}
        aria-label={`${title}, ${DAY_NAMES[day]} erledigt`}
        className={classes.tick}
        onClick={log}
      >
        <span className={classes.circle}>
          <IconCheck aria-hidden size={24} stroke={2.5} className={classes.check ?? ''} />
        </span>
      </button>
      <button type="button" className={classes.details} aria-haspopup="dialog" onClick={onOpen}>
        <span className={classes.title}>{title}</span>
        <span className={classes.when}>
          {day === 'yesterday' && 'Gestern, '}
          {notificationTime.slice(0, 5)}
          {trigger ? ` · ${trigger}` : ''}
        </span>
        <WaitingNote about={[intent.habitIntentId, intent[day].date]} />
      </button>
      {undo ? (
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={`Rückgängig: ${title}`}
          title="Rückgängig"
          onClick={() => {
            // The button is about to disappear.
            tick.current?.focus()
            undo()
          }}
        >
          <IconArrowBackUp aria-hidden size={22} />
        </ActionIcon>
      ) : (
        // Reserves the button's space, so that the row does not grow with the tick.
        day === 'today' && <span className={classes.room} />
      )}
    </li>
  )
}
