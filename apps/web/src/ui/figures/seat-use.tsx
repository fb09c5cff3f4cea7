import { seatUse } from '@wohlauf/contract/rules/seat-use'
import classes from './seat-use.module.css'

type SeatUseProps = { availableSeats: number; usedSeats: number }

export const LowSeatsNotice = ({ availableSeats, usedSeats }: SeatUseProps) => {
  const { freeSeats, state } = seatUse(availableSeats, usedSeats)
  if (state === 'enough') return null
  const text =
    state === 'none'
      ? 'Alle Lizenzen sind vergeben.'
      : freeSeats === 1
        ? 'Nur noch 1 Lizenz ist frei.'
        : `Nur noch ${freeSeats.toLocaleString('de')} Lizenzen sind frei.`
  return <span className={classes.notice}>{text}</span>
}

/** Uses only elements that may stand inside a text. */
export const SeatUse = ({ availableSeats, usedSeats }: SeatUseProps) => (
  <span className={classes.use}>
    <span>{usedSeats.toLocaleString('de')} vergeben</span>
    <span className={classes.track} aria-hidden>
      <span
        className={classes.bar}
        style={{ width: `${Math.min(100, availableSeats > 0 ? (100 * usedSeats) / availableSeats : 100)}%` }}
      />
    </span>
    <LowSeatsNotice availableSeats={availableSeats} usedSeats={usedSeats} />
  </span>
)
