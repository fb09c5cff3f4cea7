import { Button } from '@mantine/core'
import { createCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { useOnlineOnly } from '../../../ui/actions/use-online-only.ts'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { focusOnArrival } from '../../../ui/focus/focus-on-arrival.ts'
import classes from './calendar.module.css'

export const CalendarOffer = () => {
  const { send, isPending } = useHealthCommand(createCalendarFeed)
  const onlineOnly = useOnlineOnly()
  return (
    <>
      <div ref={focusOnArrival} tabIndex={-1} className={classes.copy}>
        <p>
          Du bekommst eine persönliche Adresse. Mit ihr holt dein Kalender die Zeiten deiner Gewohnheiten und
          hält sie aktuell, auf dem Smartphone und am Computer.
        </p>
        <p>
          Wer die Adresse kennt, sieht die Zeiten, auch der Anbieter deines Kalenders. Deshalb heißen alle
          Einträge nur „Erinnerung“, bis du es anders einstellst.
        </p>
      </div>
      <DialogFoot>
        <Button size="lg" fullWidth loading={isPending} {...onlineOnly(() => send({ replaces: 0 }))}>
          Adresse erstellen
        </Button>
      </DialogFoot>
    </>
  )
}
