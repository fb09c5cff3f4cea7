import { Button } from '@mantine/core'
import type {
  getAuthenticatedAdmin,
  getAuthenticatedUser,
} from '@wohlauf/contract/authentication/authentication'
import type {
  getSessionEnd,
  getSessionEndAsAdmin,
  SessionEnd,
} from '@wohlauf/contract/authentication/session-end'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/hooks.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import { germanTime } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { timeLeftText } from './time-left.ts'
import { watchSessionEnd } from './watch-session-end.ts'

type SessionEndWarningProps = {
  endQuery: typeof getSessionEnd | typeof getSessionEndAsAdmin
  /** Any call of the session counts as use; this one changes nothing. */
  use: typeof getAuthenticatedUser | typeof getAuthenticatedAdmin
}

type Warning = { end: SessionEnd; title: string; isOpen: boolean }

/** The title is that of the moment when the warning appears: a screen reader says it once. */
const warningOf = (end: SessionEnd): Warning => ({
  end,
  title: `Deine Sitzung endet ${timeLeftText(end, serverNow())}`,
  isOpen: true,
})

const afterLook = (last: Warning | null, end: SessionEnd | null): Warning | null => {
  if (!end) return last && { ...last, isOpen: false }
  return last?.end.endsAt === end.endsAt ? last : warningOf(end)
}

/**
 * A 401 leads to the login, as that of any other call, and keeps what is typed. Whoever closes the warning is there, so
 * closing it prolongs the session too.
 */
const SessionEndWarning = ({ endQuery, use }: SessionEndWarningProps) => {
  const [warning, setWarning] = useState<Warning | null>(null)
  const watching = useRef<ReturnType<typeof watchSessionEnd>>(null)
  useEffect(() => {
    const started = watchSessionEnd(
      () => call(endQuery, {}).catch(() => null),
      (end) => setWarning((last) => afterLook(last, end)),
    )
    watching.current = started
    return started.stop
  }, [endQuery])
  const stay = useCommand(use, { onSuccess: () => void watching.current?.look() })
  if (!warning) return null
  const { end, title, isOpen } = warning
  const time = germanTime(end.endsAt)
  const close = () => {
    setWarning({ ...warning, isOpen: false })
    if (end.isExtendable) stay.mutate({})
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} width="smallNested">
      {end.isExtendable ? (
        <p>
          Du hast eine Weile nichts geöffnet und nichts gespeichert. Zu deiner Sicherheit melden wir dich um{' '}
          {time} Uhr ab.
        </p>
      ) : (
        // Whoever is typing would press a button that has the focus.
        <p tabIndex={-1} data-autofocus>
          Um {time} Uhr melden wir dich zu deiner Sicherheit ab. Verlängern lässt sich die Sitzung nicht mehr.
          Speichere vorher, woran du gerade arbeitest, und melde dich danach neu an.
        </p>
      )}
      <DialogFoot>
        {end.isExtendable ? (
          <Button size="lg" fullWidth loading={stay.isPending} onClick={() => stay.mutate({})} data-autofocus>
            Angemeldet bleiben
          </Button>
        ) : (
          <Button size="lg" fullWidth onClick={close}>
            Verstanden
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}

export default SessionEndWarning
