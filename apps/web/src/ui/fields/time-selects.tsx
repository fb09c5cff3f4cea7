import '@mantine/core/styles/Input.css'
import { NativeSelect } from '@mantine/core'
import IconSelector from '~icons/tabler/selector'
import { hoursFrom, minutesInSteps } from './time-options.ts'
import classes from './time-selects.module.css'

type TimeSelectsProps = {
  /** A time that begins with `HH:mm`. */
  time: string
  /** Called with `HH:mm`. */
  onChange: (time: string) => void
  stepMinutes: number
  earliestHour?: number
  isInvalid?: boolean
  describedBy?: string
}

/** Uses native selects: on a phone they are the system's familiar wheels. */
export const TimeSelects = ({
  time,
  onChange,
  stepMinutes,
  earliestHour = 0,
  isInvalid = false,
  describedBy,
}: TimeSelectsProps) => {
  const hour = time.slice(0, 2)
  const minute = time.slice(3, 5)
  const sharedProps = {
    size: 'md',
    rightSection: <IconSelector aria-hidden size={18} />,
    className: classes.part ?? '',
    error: isInvalid,
    'aria-describedby': describedBy,
  }
  return (
    <div className={classes.time}>
      <NativeSelect
        {...sharedProps}
        aria-label="Stunde"
        data={hoursFrom(earliestHour)}
        value={hour}
        onChange={(event) => onChange(`${event.currentTarget.value}:${minute}`)}
      />
      <span aria-hidden>:</span>
      <NativeSelect
        {...sharedProps}
        aria-label="Minute"
        data={minutesInSteps(stepMinutes)}
        value={minute}
        onChange={(event) => onChange(`${hour}:${event.currentTarget.value}`)}
      />
      <span className={classes.unit}>Uhr</span>
    </div>
  )
}
