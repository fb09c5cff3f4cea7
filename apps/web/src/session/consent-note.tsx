import { ConsentButton } from './consent-button.tsx'
import classes from './consent-note.module.css'

/** The text of the consent has changed: until the user consents again, no health data can be added. */
export const ConsentNote = () => (
  <div className={classes.note}>
    <p className={classes.copy}>
      Der Text der Einwilligung hat sich geändert. Neues speichern wir erst, wenn du ihm zustimmst.
    </p>
    <ConsentButton />
  </div>
)
