import '@mantine/core/styles/Input.css'
import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import IconCalendarPlus from '~icons/tabler/calendar-plus'
import IconCopy from '~icons/tabler/copy'
import { copyText } from '../../../ui/feedback/copy-text.ts'
import { focusOnArrival } from '../../../ui/focus/focus-on-arrival.ts'
import classes from './calendar.module.css'

export const CalendarAddress = ({ path }: { path: string | null }) => {
  const field = useRef<HTMLInputElement>(null)
  if (!path)
    return (
      <p ref={focusOnArrival} tabIndex={-1} className={classes.copy}>
        Deine Adresse gilt weiter, aber wir können sie dir nicht mehr zeigen. Wenn du sie noch einmal
        brauchst, hol dir eine neue.
      </p>
    )
  const { origin, host } = window.location
  const address = origin + path
  const copy = async () => {
    // A selected address can be copied by hand.
    if (!(await copyText(address, 'Adresse wurde in die Zwischenablage kopiert.'))) field.current?.select()
  }
  return (
    <div className={classes.address}>
      <p ref={focusOnArrival} tabIndex={-1} className={classes.lead}>
        Trage diese Adresse in deinem Kalender ein. Gib sie sonst niemandem.
      </p>
      <TextInput
        ref={field}
        label="Deine persönliche Adresse"
        size="md"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button
          component="a"
          href={`webcal://${host}${path}`}
          leftSection={<IconCalendarPlus aria-hidden size={20} />}
        >
          Im Kalender öffnen
        </Button>
        <Button variant="light" leftSection={<IconCopy aria-hidden size={20} />} onClick={() => void copy()}>
          Adresse kopieren
        </Button>
      </div>
    </div>
  )
}
