import { Button } from '@mantine/core'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import classes from './draft-message.module.css'

/** Long enough to reach the button by keyboard. */
const SHOWN_MS = 8000

/** Says that what was typed is not lost, and leads back to it. */
export const sayDraftIsKept = (onReopen: () => void): void => {
  const close = notify('info', 'Entwurf behalten', {
    subject: 'draft',
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
