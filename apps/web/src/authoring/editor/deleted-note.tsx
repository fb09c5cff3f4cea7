import IconTrash from '~icons/tabler/trash'
import classes from './note.module.css'
import { stopsSaving } from './stops-saving.ts'

type DeletedNoteProps = { subject: string; isDirty: boolean }

/** Another user has deleted the item: unsaved input can only be copied. */
export const DeletedNote = ({ subject, isDirty }: DeletedNoteProps) => (
  <div className={classes.note} role="alert" data-tone="warning" {...stopsSaving}>
    <IconTrash aria-hidden size={22} className={classes.icon} />
    <p className={classes.copy}>
      {subject} wurde inzwischen gelöscht.
      {isDirty &&
        ' Was du geschrieben hast, steht unten und lässt sich nicht mehr speichern. Kopiere, was du noch brauchst.'}
    </p>
  </div>
)
