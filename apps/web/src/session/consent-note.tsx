import { ConsentButton } from './consent-button.tsx'
import classes from './consent-note.module.css'

/**
 * The user has health data, but the text of the consent has changed: until they consent again, none can be added.
 */
export const ConsentNote = () => (
  <div className={classes.note}>
    <p className={classes.copy}>
      Der Text der Einwilligung hat sich geändert. Neues speichern wir erst, wenn du ihm zustimmst.
    </p>
    <ConsentButton />
  </div>
)
