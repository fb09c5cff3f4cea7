import { CloseButton } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './snackbar-host.module.css'
import { dismissSnackbar, type Snackbar, snackbarQueue } from './snackbar-queue.ts'
import { useStore } from './store.ts'

/** How long a hidden message takes to go (specification, section 9). */
const REMOVAL_MS = 500

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle }

const SnackbarMessage = ({ snackbar, waiting }: { snackbar: Snackbar; waiting: number }) => {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsHidden(true), snackbar.durationMs)
    return () => clearTimeout(timer)
  }, [snackbar.durationMs])
  useEffect(() => {
    if (!isHidden) return
    const timer = setTimeout(() => dismissSnackbar(snackbar.id), REMOVAL_MS)
    return () => clearTimeout(timer)
  }, [isHidden, snackbar.id])
  const Icon = ICONS[snackbar.kind]
  return (
    <div className={classes.snackbar} data-kind={snackbar.kind} data-hidden={isHidden || undefined}>
      <Icon aria-hidden size={22} className={classes.icon} />
      <p className={classes.message}>{snackbar.message}</p>
      {waiting > 1 && (
        <span className={classes.count} title={`${waiting} weitere Meldungen`}>
          {waiting}
        </span>
      )}
      <CloseButton
        variant="transparent"
        className={classes.close}
        aria-label="Meldung schließen"
        onClick={() => setIsHidden(true)}
      />
    </div>
  )
}

/** Shows the queue's first message; a live region, so that it is spoken without taking the focus. */
export const SnackbarHost = () => {
  const [first, ...waiting] = useStore(snackbarQueue)
  return (
    <div className={classes.host} role={first?.kind === 'error' ? 'alert' : 'status'}>
      {first && <SnackbarMessage key={first.id} snackbar={first} waiting={waiting.length} />}
    </div>
  )
}
