import { Button } from '@mantine/core'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { durationText } from '../../../../ui/time/duration-text.ts'
import classes from './ringing-dialog.module.css'
import { addedSeconds, type Timer } from './timer.ts'
import { endTimers, prolongTimer } from './timers.ts'

const SECONDS_OF_MINUTE = 60

const moreText = (timer: Timer) => `Noch ${durationText(Math.ceil(addedSeconds(timer) / SECONDS_OF_MINUTE))}`

type RingingDialogProps = { timers: readonly Timer[]; isOpen: boolean }

/**
 * Opens above everything, because a kitchen timer must be noticed anywhere. Closing it ends the ringing
 * timers.
 */
export const RingingDialog = ({ timers, isOpen }: RingingDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={() => endTimers(timers)}
    title={timers.length > 1 ? `${timers.length} Timer klingeln` : 'Der Timer klingelt'}
  >
    <ul className={classes.timers}>
      {timers.map((timer) => (
        <li key={`${timer.recipeId} ${timer.step} ${timer.label}`}>
          <p className={classes.label}>{timer.label}</p>
          <p className={classes.place}>
            Schritt {timer.step + 1}, {timer.recipeName}
          </p>
          <div className={classes.buttons}>
            <Button variant="default" size="lg" onClick={() => prolongTimer(timer)}>
              {moreText(timer)}
            </Button>
            <Button size="lg" onClick={() => endTimers([timer])} data-autofocus>
              Fertig
            </Button>
          </div>
        </li>
      ))}
    </ul>
  </Dialog>
)
