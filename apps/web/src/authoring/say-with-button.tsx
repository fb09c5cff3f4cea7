import { Button } from '@mantine/core'
import { notify, type SnackbarKind } from '../ui/feedback/snackbar-queue.ts'
import classes from './say-with-button.module.css'

/** Long enough to reach the button by keyboard. */
const SHOWN_MS = 8000

/**
 * The subject of every message with a button: a newer one replaces the older, and would otherwise be shown
 * too late.
 */
const WITH_BUTTON = 'with button'

/**
 * Shows a message that offers a next step.
 *
 * @returns how to close it
 */
export const sayWithButton = (
  kind: SnackbarKind,
  message: string,
  { label, onClick }: { label: string; onClick: () => void },
  durationMs = SHOWN_MS,
): (() => void) => {
  const close = notify(kind, message, {
    subject: WITH_BUTTON,
    durationMs,
    detail: (
      <Button
        variant="transparent"
        className={classes.action ?? ''}
        onClick={() => {
          close()
          onClick()
        }}
      >
        {label}
      </Button>
    ),
  })
  return close
}
