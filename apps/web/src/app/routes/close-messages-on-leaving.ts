import type { AnyRouter } from '@tanstack/react-router'
import { hideSnackbarsUpTo, lastSnackbarId } from '../../ui/feedback/snackbar-queue.ts'

/** A message that a command shows before it leads to another page itself stays: nothing was pressed in between. */
let lastIdBeforePress = 0

for (const event of ['pointerdown', 'keydown'])
  window.addEventListener(
    event,
    () => {
      lastIdBeforePress = lastSnackbarId()
    },
    { capture: true },
  )

export const closeMessagesOnLeaving = (router: Pick<AnyRouter, 'subscribe'>): void => {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) hideSnackbarsUpTo(lastIdBeforePress)
  })
}
