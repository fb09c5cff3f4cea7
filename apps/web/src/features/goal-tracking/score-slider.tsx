import '@mantine/core/styles/Slider.css'
import { Slider } from '@mantine/core'
import { MAX_GOAL_SCORE, MIN_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import classes from './score-slider.module.css'

const ENDS: Record<number, string> = {
  [MIN_GOAL_SCORE]: 'noch weit weg',
  [MAX_GOAL_SCORE]: 'erreicht',
}

const valueText = (score: number): string =>
  [`${score} von ${MAX_GOAL_SCORE}`, ENDS[score]].filter(Boolean).join(', ')

type ScoreSliderProps = {
  label: string
  value: number
  onChange: (score: number) => void
}

/** Selects 1 to 10 by mouse, touch (a tap anywhere on the line counts) and arrow keys. */
export const ScoreSlider = ({ label, value, onChange }: ScoreSliderProps) => (
  <div className={classes.field}>
    <div className={classes.head}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value} aria-hidden>
        {value}
      </span>
    </div>
    <Slider
      min={MIN_GOAL_SCORE}
      max={MAX_GOAL_SCORE}
      step={1}
      value={value}
      onChange={onChange}
      label={null}
      size={10}
      thumbSize={32}
      thumbLabel={label}
      thumbValueText={valueText}
      classNames={{
        root: classes.slider ?? '',
        trackContainer: classes.track ?? '',
        track: classes.line ?? '',
        bar: classes.bar ?? '',
        thumb: classes.thumb ?? '',
      }}
    />
    <div className={classes.ends} aria-hidden>
      {Object.entries(ENDS).map(([score, meaning]) => (
        <span key={score}>
          {score} · {meaning}
        </span>
      ))}
    </div>
  </div>
)
