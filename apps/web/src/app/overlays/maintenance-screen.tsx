import { Button } from '@mantine/core'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { useEffect, useId, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { Spot } from '../../ui/feedback/spot.tsx'
import { serverNow } from '../../ui/time/clock.ts'
import { askWhileVisible } from './ask-while-visible.ts'
import classes from './maintenance-screen.module.css'

const isServerBack = (): Promise<boolean> =>
  call(ping, { timestamp: serverNow().getTime() }).then(
    () => true,
    () => false,
  )

const reload = () => window.location.reload()

/** A native dialog, so that it is above everything and nothing below can be reached. It disappears with the reload. */
const MaintenanceScreen = () => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const asking = useRef<ReturnType<typeof askWhileVisible>>(null)
  const [look, setLook] = useState<'none' | 'looking' | 'not-yet'>('none')
  useEffect(() => {
    asking.current = askWhileVisible(isServerBack, reload)
    return () => asking.current?.stop()
  }, [])
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const onLook = async () => {
    setLook('looking')
    if (!(await asking.current?.askNow())) setLook('not-yet')
  }
  return (
    <dialog
      ref={dialog}
      className={classes.screen}
      // The second Escape key in a row would close a dialog that only cancels the first.
      {...{ closedby: 'none' }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.content}>
        <Spot kind="nothing-yet" />
        <h1 id={`${id}-title`} className={classes.title}>
          Im Wartungsmodus
        </h1>
        <p id={`${id}-text`} className={classes.copy}>
          Wir machen die App gerade ein bisschen besser und sind gleich wieder da. Du musst nichts tun: Sobald
          es weitergeht, lädt die Seite von selbst neu.
        </p>
        {/* An open dialog of the page listens to the Escape key too; this keeps it open, with its input. */}
        <Button
          variant="light"
          className={classes.action}
          data-mantine-stop-propagation
          aria-disabled={look === 'looking'}
          onClick={() => {
            if (look !== 'looking') void onLook()
          }}
        >
          Jetzt nachsehen
        </Button>
        <p role="status" className={classes.status}>
          {look === 'looking' && 'Wir sehen nach …'}
          {look === 'not-yet' && 'Noch nicht ganz. Wir sehen jede Minute für dich nach.'}
        </p>
      </div>
    </dialog>
  )
}

export default MaintenanceScreen
