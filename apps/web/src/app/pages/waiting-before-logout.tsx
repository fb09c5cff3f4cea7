import { Button } from '@mantine/core'
import { useState } from 'react'
import { outboxControls, useWaitingCommands } from '../../device/outbox/waiting-commands.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { FinalButton } from '../../ui/actions/final-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { isOffline } from '../../ui/state/is-offline.ts'
import { useStore } from '../../ui/state/store.ts'
import classes from './waiting-before-logout.module.css'

const waitingText = (count: number): string =>
  count === 1 ? '1 Eintrag ist noch nicht gesendet.' : `${count} Einträge sind noch nicht gesendet.`

const refusedText = (count: number): string =>
  count === 1
    ? '1 Eintrag konnte nicht gespeichert werden und geht mit dem Abmelden verloren.'
    : `${count} Einträge konnten nicht gespeichert werden und gehen mit dem Abmelden verloren.`

const SendFirst = () => {
  const [state, setState] = useState<'asked' | 'sending' | 'failed'>('asked')
  const isWithoutNetwork = useStore(isOffline)
  const send = async () => {
    setState('sending')
    await outboxControls.get()?.sendNow()
    setState('failed')
  }
  return (
    <>
      <p role="status">
        {state === 'failed' &&
          `Das hat noch nicht geklappt. Versuche es wieder, ${isWithoutNetwork ? 'wenn du online bist' : 'in ein paar Minuten'}.`}
      </p>
      <Button size="lg" loading={state === 'sending'} onClick={() => void send()}>
        Erst senden
      </Button>
    </>
  )
}

/** Warns that commands which the server does not have would be lost with the logout. */
export const WaitingBeforeLogout = ({ onDiscard }: { onDiscard: () => void }) => {
  const commands = useWaitingCommands()
  const refusedCount = commands.filter(({ refusal }) => refusal).length
  const waitingCount = commands.length - refusedCount
  const discard = async () => {
    await outboxControls.get()?.discard(() => true)
    onDiscard()
  }
  return (
    <Page title="Abmelden">
      <div className={classes.question}>
        <p>
          {waitingCount > 0 && `${waitingText(waitingCount)} `}
          {refusedCount > 0 && `${refusedText(refusedCount)} `}
          Trotzdem abmelden?
        </p>
        <div className={classes.choices}>
          {waitingCount > 0 && <SendFirst />}
          {refusedCount > 0 && (
            <Button size="lg" variant="default" component={RouteLink} to="profile-on-this-device">
              Erst ansehen
            </Button>
          )}
          <FinalButton onClick={() => void discard()}>Verwerfen und abmelden</FinalButton>
        </div>
      </div>
    </Page>
  )
}
