import { ConsentButton } from './consent-button.tsx'
import classes from './consent-note.module.css'

/** Habits are there, but the text of the consent has changed: until it is agreed to, nothing is added. */
export const ConsentNote = () => (
  <div className={classes.note}>
    <p className={classes.copy}>
      Der Text der Einwilligung hat sich geändert. Neues speichern wir erst, wenn du ihm zustimmst.
    </p>
    <ConsentButton />
  </div>
)
