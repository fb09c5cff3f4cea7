import { ENTRY_STEP_MINUTES } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import type { ReactNode } from 'react'
import { DateTimeField } from '../../../../ui/fields/date-time-field.tsx'
import { problemOfInstant } from '../../../../ui/fields/instant-limits.ts'
import { serverNow } from '../../../../ui/time/clock.ts'

/** The server refuses earlier days: a mistyped year is more likely. */
const FIRST_DAY = berlinInstant('2000-01-01', '00:00').toISOString()

const limits = () => ({ min: FIRST_DAY, max: serverNow().toISOString() })

/** Whether an entry can have this time: never in the future. */
export const isAllowedTime = (instant: string): boolean => problemOfInstant(instant, limits()) === null

export type EntryTimeForm = {
  values: { consumedAt: string }
  errors: { consumedAt?: ReactNode }
  setFieldValue: (path: 'consumedAt', instant: never) => void
}

/** In steps of five minutes, never in the future (specification, section 5). */
export const ConsumedAtField = ({ form }: { form: EntryTimeForm }) => (
  <DateTimeField
    label="Zeitpunkt"
    data-path="consumedAt"
    value={form.values.consumedAt}
    error={form.errors.consumedAt}
    onChange={(instant) => form.setFieldValue('consumedAt', instant as never)}
    stepMinutes={ENTRY_STEP_MINUTES}
    {...limits()}
  />
)
