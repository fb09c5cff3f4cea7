import { Button } from '@mantine/core'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import classes from './draft-message.module.css'

/** Long enough to reach the button by keyboard. */
const SHOWN_MS = 8000

/** The newest message with a button takes the place of the one before: it would come too late behind it. */
export const UNDONE_BY_MESSAGE = 'undone by message'

/** Says that what was typed is not lost, and leads back to it. */
export const sayDraftIsKept = (onReopen: () => void): void => {
  const close = notify('info', 'Entwurf behalten', {
    subject: UNDONE_BY_MESSAGE,
    durationMs: SHOWN_MS,
    detail: (
      <Button
        variant="transparent"
        className={classes.action ?? ''}
        onClick={() => {
          close()
          onReopen()
        }}
      >
        Wieder öffnen
      </Button>
    ),
  })
}
