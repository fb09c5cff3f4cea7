import { ENTRY_STEP_MINUTES } from '@wohlauf/contract/nutrition-diary'
import { berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import { DateTimeField } from '../../../../ui/date-time-field.tsx'
import { problemOfInstant } from '../../../../ui/instant-limits.ts'

/** The server refuses earlier days: a mistyped year is more likely. */
const FIRST_DAY = berlinInstant('2000-01-01', '00:00').toISOString()

const limits = () => ({ min: FIRST_DAY, max: new Date().toISOString() })

/** Whether an entry can have this time: never in the future. */
export const isAllowedTime = (instant: string): boolean => problemOfInstant(instant, limits()) === null

type ConsumedAtFieldProps = { value: string; onChange: (instant: string) => void }

/** When it was eaten: in steps of five minutes, never in the future (specification, section 5). */
export const ConsumedAtField = ({ value, onChange }: ConsumedAtFieldProps) => (
  <DateTimeField
    label="Zeitpunkt"
    value={value}
    onChange={onChange}
    stepMinutes={ENTRY_STEP_MINUTES}
    {...limits()}
  />
)
