import { Button } from '@mantine/core'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { CoveringScreen } from '../../ui/feedback/covering-screen.tsx'
import { serverNow } from '../../ui/time/clock.ts'
import { askWhileVisible } from './ask-while-visible.ts'
import classes from './maintenance-screen.module.css'

const isServerBack = (): Promise<boolean> =>
  call(ping, { timestamp: serverNow().getTime() }).then(
    () => true,
    () => false,
  )

const reload = () => window.location.reload()

/** Stays until the reload. */
const MaintenanceScreen = () => {
  const asking = useRef<ReturnType<typeof askWhileVisible>>(null)
  const [look, setLook] = useState<'none' | 'looking' | 'not-yet'>('none')
  useEffect(() => {
    asking.current = askWhileVisible(isServerBack, reload)
    return () => asking.current?.stop()
  }, [])
  const onLook = async () => {
    setLook('looking')
    if (!(await asking.current?.askNow())) setLook('not-yet')
  }
  return (
    <CoveringScreen
      title="Im Wartungsmodus"
      text="Wir machen die App gerade ein bisschen besser und sind gleich wieder da. Du musst nichts tun: Sobald es weitergeht, lädt die Seite von selbst neu."
    >
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
    </CoveringScreen>
  )
}

export default MaintenanceScreen
