import { Button } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import IconBell from '~icons/tabler/bell'
import IconBellOff from '~icons/tabler/bell-off'
import IconBulb from '~icons/tabler/bulb'
import { isReminded } from '../../../session/reminder-channels.ts'
import { useSessionUserWithDevices } from '../../../session/session.ts'
import classes from './habit-details.module.css'
import { HabitMenu, type HabitTask } from './habit-menu.tsx'
import { nextReminderSentence } from './next-time.ts'

type HabitDetailsProps = { intent: HabitIntent; onTask: (task: HabitTask) => void }

export const HabitDetails = ({ intent, onTask }: HabitDetailsProps) => {
  const { title, trigger, nextReminderAt } = intent
  const user = useSessionUserWithDevices()
  const isCarried = user !== null && isReminded(user)
  const Bell = isCarried ? IconBell : IconBellOff
  return (
    <div className={classes.details}>
      {trigger && (
        <div className={classes.fact}>
          <IconBulb aria-hidden size={20} />
          <p>{trigger}</p>
        </div>
      )}
      {nextReminderAt && (
        <div className={classes.fact}>
          <Bell aria-hidden size={20} />
          <p>{nextReminderSentence(nextReminderAt, isCarried)}</p>
        </div>
      )}
      <div className={classes.actions}>
        <Button
          variant="light"
          onClick={() => onTask('look-back')}
          aria-label={`Rückblick: ${title}`}
          aria-haspopup="dialog"
        >
          Rückblick
        </Button>
        <Button
          variant="subtle"
          onClick={() => onTask('info')}
          aria-label={`Mehr dazu: ${title}`}
          aria-haspopup="dialog"
        >
          Mehr dazu
        </Button>
        <div className={classes.menu}>
          <HabitMenu intent={intent} onTask={onTask} />
        </div>
      </div>
    </div>
  )
}
