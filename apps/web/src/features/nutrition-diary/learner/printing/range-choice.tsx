import type { PrintedRange } from '@wohlauf/contract/rules/printed-range'
import { useState } from 'react'
import { ChoiceChips } from '../../../../ui/fields/choice-chips.tsx'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import classes from './print-page.module.css'
import { lastDays } from './print-range.ts'

const CHOICES = [
  { value: '7', label: 'Letzte 7 Tage' },
  { value: '30', label: 'Letzte 30 Tage' },
  { value: 'own', label: 'Eigener Zeitraum' },
]

type RangeChoiceProps = {
  today: string
  range: PrintedRange
  onChange: (range: PrintedRange) => void
  problem: string | null
}

export const RangeChoice = ({ today, range, onChange, problem }: RangeChoiceProps) => {
  const [choice, setChoice] = useState('7')
  const choose = (value: string) => {
    setChoice(value)
    if (value !== 'own') onChange(lastDays(today, Number(value)))
  }
  const change = (part: Partial<PrintedRange>) => onChange({ ...range, ...part })
  return (
    <div>
      <ChoiceChips label="Zeitraum" choices={CHOICES} selection={choice} onChoose={choose} />
      {choice === 'own' && (
        <div className={classes.range}>
          <DateField
            label="Von"
            value={range.from}
            maxDate={today}
            onChange={(day) => typeof day === 'string' && change({ from: day })}
          />
          <DateField
            label="Bis"
            value={range.to}
            maxDate={today}
            onChange={(day) => typeof day === 'string' && change({ to: day })}
          />
        </div>
      )}
      <p aria-live="assertive" role={problem ? 'alert' : undefined} className={classes.problem}>
        {problem}
      </p>
    </div>
  )
}
