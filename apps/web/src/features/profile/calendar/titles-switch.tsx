import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { updateCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { useState } from 'react'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { useOnlineOnly } from '../../../ui/actions/use-online-only.ts'
import classes from './calendar.module.css'

const LABEL = 'Namen der Gewohnheiten zeigen'

export const TitlesSwitch = ({ hasTitles }: { hasTitles: boolean }) => {
  const [isOn, setIsOn] = useState(hasTitles)
  const { sendOrReject } = useHealthCommand(updateCalendarFeed)
  const change = (isWanted: boolean) => {
    setIsOn(isWanted)
    // The refusal has been shown.
    void sendOrReject({ hasTitles: isWanted }).catch(() => setIsOn(!isWanted))
  }
  const { onClick: flip, ...onlineOnly } = useOnlineOnly()(() => change(!isOn))
  return (
    <Switch
      className={classes.titles}
      size="md"
      label={LABEL}
      // Mantine makes the whole row the label, with the description.
      aria-label={LABEL}
      description="Ausgeschaltet heißen alle Einträge „Erinnerung“."
      checked={isOn}
      onChange={flip}
      {...onlineOnly}
    />
  )
}
