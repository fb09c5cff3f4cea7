import { useStore } from '../state/store.ts'
import classes from './snackbar-host.module.css'
import { SnackbarMessage, SpokenMessage } from './snackbar-message.tsx'
import { snackbarQueue } from './snackbar-queue.ts'

/**
 * Live regions that are always rendered: screen readers announce errors immediately, everything else at the
 * next pause. What is only spoken keeps no visible message waiting.
 */
export const SnackbarHost = () => {
  const queue = useStore(snackbarQueue)
  const spokenSnackbars = queue.filter(({ isSpokenOnly }) => isSpokenOnly)
  const [first, ...waitingSnackbars] = queue.filter(({ isSpokenOnly }) => !isSpokenOnly)
  const message = first && (
    <SnackbarMessage key={first.id} snackbar={first} waitingCount={waitingSnackbars.length} />
  )
  const isError = first?.kind === 'error'
  return (
    <div className={classes.host}>
      <div role="status" className={classes.spoken}>
        {spokenSnackbars.map((snackbar) => (
          <SpokenMessage key={snackbar.id} snackbar={snackbar} />
        ))}
      </div>
      <div role="status">{!isError && message}</div>
      <div aria-live="assertive" role={isError ? 'alert' : undefined}>
        {isError && message}
      </div>
    </div>
  )
}
