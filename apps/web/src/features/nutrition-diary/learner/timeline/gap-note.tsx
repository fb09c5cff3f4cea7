import { germanDate, relativeDay } from '../../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import classes from './gap-note.module.css'

type GapNoteProps = { from: string; to: string }

/**
 * Days without entries, both included (specification, section 2). The text states a fact and does not
 * reproach.
 */
export const GapNote = ({ from, to }: GapNoteProps) => (
  <div className={classes.gap}>
    <p className={classes.range}>
      {from === to ? relativeDay(from, serverNow()) : `${germanDate(from)} – ${germanDate(to)}`}
    </p>
    <p className={classes.sentence}>
      {from === to
        ? 'An diesem Tag wurden keine Einträge erstellt.'
        : 'An diesen Tagen wurden keine Einträge erstellt.'}
    </p>
  </div>
)
