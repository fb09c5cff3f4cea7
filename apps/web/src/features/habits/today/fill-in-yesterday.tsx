import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { useState } from 'react'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import classes from './fill-in-yesterday.module.css'
import { HabitDayRow } from './habit-day-row.tsx'
import { openHabitsOfYesterday } from './habit-days.ts'
import listClasses from './todays-habits.module.css'

type FillInYesterdayProps = {
  intents: readonly HabitIntent[]
  onOpen: (intent: HabitIntent) => void
}

/** A logged row stays visible until the section is closed. */
export const FillInYesterday = ({ intents, onOpen }: FillInYesterdayProps) => {
  const [openIds, setOpenIds] = useState<readonly string[] | null>(null)
  const isOpen = openIds !== null
  const open = openHabitsOfYesterday(intents)
  const rows = isOpen ? intents.filter(({ habitIntentId }) => openIds.includes(habitIntentId)) : open
  if (!isOpen && open.length === 0) return null
  return (
    <div className={classes.yesterday}>
      <Disclosure
        label="Gestern nachtragen"
        isOpen={isOpen}
        onToggle={() => setOpenIds(isOpen ? null : open.map(({ habitIntentId }) => habitIntentId))}
      >
        <ul className={listClasses.list}>
          {rows.map((intent) => (
            <HabitDayRow
              key={intent.habitIntentId}
              intent={intent}
              day="yesterday"
              onOpen={() => onOpen(intent)}
            />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
