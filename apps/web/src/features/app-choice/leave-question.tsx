import { Button } from '@mantine/core'
import { useState } from 'react'
import { LoginPicture } from '../../ui/pictures/login-picture.tsx'
import { UnbrokenText } from '../../ui/text/unbroken-text.tsx'
import classes from './app-choice-page.module.css'
import { ChoiceFrame } from './choice-frame.tsx'

type LeaveQuestionProps = {
  /** The title of the app on this device. */
  title: string
  /** The host of the other app. */
  host: string
  onLeave: () => Promise<void>
  onStay: () => void
}

/** Shown when a link of another app was opened. Two apps on one device would mix the data of their people. */
export const LeaveQuestion = ({ title, host, onLeave, onStay }: LeaveQuestionProps) => {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <ChoiceFrame>
      <LoginPicture />
      <h1 className={classes.heading}>
        <UnbrokenText text="Zu einer anderen App wechseln?" />
      </h1>
      <p className={classes.lead}>
        Der Link führt zu <strong className={classes.host}>{host}</strong>. Wenn du wechselst, wirst du bei{' '}
        {title} abgemeldet, und alles von dort verschwindet von diesem Gerät. Was noch nicht gesendet ist,
        geht dabei verloren.
      </p>
      <div className={classes.actions}>
        <Button size="lg" fullWidth onClick={onStay} disabled={isLeaving}>
          Bei {title} bleiben
        </Button>
        <Button
          variant="light"
          size="lg"
          fullWidth
          loading={isLeaving}
          onClick={() => {
            setIsLeaving(true)
            void onLeave()
          }}
        >
          Wechseln
        </Button>
      </div>
    </ChoiceFrame>
  )
}
