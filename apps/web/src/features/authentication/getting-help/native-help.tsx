import { Button } from '@mantine/core'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { useState } from 'react'
import { appChoice } from '../../../native/app-choice.ts'
import { serverHost } from '../../../native/platform.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import classes from './native-help.module.css'
import { StoreLinks } from './store-links.tsx'

const OtherApp = ({ title, leave }: { title: string; leave: () => Promise<void> }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const onConfirm = async () => {
    setIsPending(true)
    await leave()
  }
  return (
    <div className={classes.other}>
      <Button variant="subtle" onClick={() => setIsOpen(true)}>
        Zu einer anderen App wechseln
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Zu einer anderen App wechseln?"
        confirmLabel="Wechseln"
        isPending={isPending}
        onConfirm={() => void onConfirm()}
      >
        <p>
          Du bist gerade bei {title} ({serverHost()}). Alles von dort verschwindet von diesem Gerät, auch was
          noch nicht gesendet ist. Danach gibst du die Adresse der anderen App ein.
        </p>
      </ConfirmDialog>
    </div>
  )
}

/** Replaces the web's ways to get help (specification, section 5). */
const NativeHelp = ({ app }: { app: AppSettings | null }) => {
  const choice = appChoice()
  return (
    <>
      <StoreLinks app={app} />
      {choice && app && <OtherApp title={app.appTitle} leave={() => choice.leave()} />}
    </>
  )
}

export default NativeHelp
