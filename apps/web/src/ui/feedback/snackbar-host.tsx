import { useStore } from '../state/store.ts'
import classes from './snackbar-host.module.css'
import { SnackbarMessage } from './snackbar-message.tsx'
import { snackbarQueue } from './snackbar-queue.ts'

/**
 * Two live regions that are always rendered: screen readers announce errors immediately, everything else at
 * the next pause.
 */
export const SnackbarHost = () => {
  const [first, ...waitingSnackbars] = useStore(snackbarQueue)
  const message = first && (
    <SnackbarMessage key={first.id} snackbar={first} waitingCount={waitingSnackbars.length} />
  )
  const isError = first?.kind === 'error'
  return (
    <div className={classes.host}>
      <div role="status" className={first?.isSpokenOnly ? classes.spoken : undefined}>
        {!isError && message}
      </div>
      <div aria-live="assertive" role={isError ? 'alert' : undefined}>
        {isError && message}
      </div>
    </div>
  )
}
