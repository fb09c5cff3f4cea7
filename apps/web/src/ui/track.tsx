import classes from './track.module.css'

type TrackProps = {
  /** 0 to 100. */
  percent: number
  /** What is on its way; without it the words beside the bar say everything and it is decoration. */
  label?: string
  /** What the percentage means, for a screen reader. */
  valueText?: string
}

/** A calm bar that shows how far something has come. */
export const Track = ({ percent, label, valueText }: TrackProps) => (
  <div
    className={classes.track}
    {...(label
      ? {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': percent,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuetext': valueText,
        }
      : { 'aria-hidden': true })}
  >
    <div className={classes.bar} style={{ width: `${percent}%` }} />
  </div>
)
