import { Button } from '@mantine/core'
import {
  type CalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
} from '@wohlauf/contract/calendar-feed/calendar-feed'
import { useState } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { FinalButton } from '../../../ui/actions/final-button.tsx'
import { useOnlineOnly } from '../../../ui/actions/use-online-only.ts'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { focusOnArrival } from '../../../ui/focus/focus-on-arrival.ts'
import classes from './calendar.module.css'
import { CalendarAddress } from './calendar-address.tsx'
import { CalendarSteps } from './calendar-steps.tsx'
import { TitlesSwitch } from './titles-switch.tsx'

type QuestionProps = {
  text: string
  label: string
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

const Question = ({ text, label, isPending, onConfirm, onCancel }: QuestionProps) => (
  <>
    <p ref={focusOnArrival} tabIndex={-1} className={classes.question}>
      {text}
    </p>
    <DialogFoot>
      <Button variant="default" size="lg" onClick={onCancel} disabled={isPending}>
        Abbrechen
      </Button>
      <FinalButton size="lg" onClick={onConfirm} loading={isPending}>
        {label}
      </FinalButton>
    </DialogFoot>
  </>
)

export const OwnCalendar = ({ feed }: { feed: CalendarFeed }) => {
  const [question, setQuestion] = useState<'renew' | 'revoke' | null>(null)
  const close = () => setQuestion(null)
  const onlineOnly = useOnlineOnly()
  const renewal = useHealthCommand(createCalendarFeed, {
    onSuccess: () => notify('success', 'Du hast eine neue Adresse. Die bisherige gilt nicht mehr.'),
  })
  const revocation = useCommand(revokeCalendarFeed, {
    onSuccess: () => notify('success', 'Der Kalender ist abgeschaltet.'),
  })
  if (question === 'renew')
    return (
      <Question
        text="Die bisherige Adresse gilt dann nicht mehr. Trage die neue in jedem Kalender ein, der deine Zeiten zeigen soll."
        label="Neue Adresse"
        isPending={renewal.isPending}
        onConfirm={() => renewal.send({ replaces: feed.number })}
        onCancel={close}
      />
    )
  if (question === 'revoke')
    return (
      <Question
        text="Die Adresse gilt dann nicht mehr. Einträge, die dein Kalender schon geholt hat, löschst du dort mit dem Abo."
        label="Abschalten"
        isPending={revocation.isPending}
        onConfirm={() => revocation.mutate({})}
        onCancel={close}
      />
    )
  return (
    <>
      <CalendarAddress path={feed.path} />
      <TitlesSwitch hasTitles={feed.hasTitles} />
      {feed.path && <CalendarSteps />}
      <DialogFoot>
        <Button variant="default" size="lg" {...onlineOnly(() => setQuestion('revoke'))}>
          Abschalten
        </Button>
        <Button variant="light" size="lg" {...onlineOnly(() => setQuestion('renew'))}>
          Neue Adresse
        </Button>
      </DialogFoot>
    </>
  )
}
