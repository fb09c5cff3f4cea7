import { Button } from '@mantine/core'
import { useState } from 'react'
import { outboxControls, useWaitingCommands } from '../../device/outbox/waiting-commands.ts'
import { FinalButton } from '../../ui/actions/final-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import classes from './waiting-before-logout.module.css'

/** Warns that queued commands would be lost with the logout. */
export const WaitingBeforeLogout = ({ onDiscard }: { onDiscard: () => void }) => {
  const count = useWaitingCommands().length
  const [state, setState] = useState<'asked' | 'sending' | 'failed'>('asked')
  const send = async () => {
    setState('sending')
    await outboxControls.get()?.sendNow()
    setState('failed')
  }
  const discard = async () => {
    await outboxControls.get()?.discard(() => true)
    onDiscard()
  }
  return (
    <Page title="Abmelden">
      <div className={classes.question}>
        <p>
          {count === 1
            ? '1 Eintrag ist noch nicht gesendet. Trotzdem abmelden?'
            : `${count} Einträge sind noch nicht gesendet. Trotzdem abmelden?`}
        </p>
        <p role="status">
          {state === 'failed' && 'Das hat noch nicht geklappt. Versuche es wieder, wenn du online bist.'}
        </p>
        <div className={classes.choices}>
          <Button size="lg" loading={state === 'sending'} onClick={() => void send()}>
            Erst senden
          </Button>
          <FinalButton onClick={() => void discard()}>Verwerfen und abmelden</FinalButton>
        </div>
      </div>
    </Page>
  )
}
