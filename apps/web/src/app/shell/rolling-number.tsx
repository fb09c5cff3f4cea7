import { germanNumber } from '@wohlauf/contract/values/german-number'
import { useState } from 'react'
import classes from './rolling-number.module.css'

/** The former number leaves upwards while the new one comes from below. */
export const RollingNumber = ({ value }: { value: number }) => {
  const [numbers, setNumbers] = useState<{ now: number; before: number | null }>({ now: value, before: null })
  if (numbers.now !== value) setNumbers({ now: value, before: numbers.now })
  const { before } = numbers
  return (
    <span className={classes.roll}>
      <span key={value} className={classes.now} data-rolls={before !== null || undefined}>
        {germanNumber(value)}
      </span>
      {before !== null && (
        // The element's text is the number alone.
        <span key={before} className={classes.before} data-number={germanNumber(before)} aria-hidden />
      )}
    </span>
  )
}
