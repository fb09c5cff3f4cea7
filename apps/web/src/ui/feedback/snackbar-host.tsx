import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { loadChunk } from '../chunks/chunk-failure.ts'
import { openDialogs } from '../state/open-dialogs.ts'
import { useStore } from '../state/store.ts'
import { whenIdle } from '../state/when-idle.ts'
import classes from './snackbar-host.module.css'
import { SnackbarMessage } from './snackbar-message.tsx'
import { snackbarQueue } from './snackbar-queue.ts'

/** Loaded when the browser is idle. Without it messages stay at the bottom. */
const load = loadChunk(() => import('./keep-clear.ts'))

const useFreePlace = (host: RefObject<HTMLElement | null>, message: number | undefined): void => {
  const dialogs = useStore(openDialogs)
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])
  useLayoutEffect(() => {
    if (message === undefined) return
    let end = () => {}
    let isOver = false
    // Code that is already loaded places the message before it is painted.
    void load().then(
      ({ keepClear }) => {
        if (!isOver && host.current) end = keepClear(host.current, dialogs > 0)
      },
      () => {},
    )
    return () => {
      isOver = true
      end()
    }
  }, [host, message, dialogs])
}

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
