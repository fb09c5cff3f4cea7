import classes from './track.module.css'

type TrackProps = {
  /** From 0 to 100. */
  percent: number
  /** The accessible name; without it the text beside the bar says everything and the bar is decorative. */
  label?: string
  valueText?: string
}

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
