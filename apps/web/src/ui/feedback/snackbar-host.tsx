import { useRef } from 'react'
import { useStore } from '../state/store.ts'
import classes from './snackbar-host.module.css'
import { SnackbarMessage } from './snackbar-message.tsx'
import { snackbarQueue } from './snackbar-queue.ts'
import { useFreePlace } from './use-free-place.ts'

/** Two live regions that are always rendered: screen readers announce errors immediately, all else at the next pause. */
export const SnackbarHost = () => {
  const [first, ...waiting] = useStore(snackbarQueue)
  const message = first && <SnackbarMessage key={first.id} snackbar={first} waiting={waiting.length} />
  const isError = first?.kind === 'error'
  const host = useRef<HTMLDivElement>(null)
  useFreePlace(host, first?.id)
  return (
    <div ref={host} className={classes.host}>
      <div role="status">{!isError && message}</div>
      <div aria-live="assertive" role={isError ? 'alert' : undefined}>
        {isError && message}
      </div>
    </div>
  )
}
