import { Button } from '@mantine/core'
import IconUsers from '~icons/tabler/users'
import classes from './note.module.css'

type ConflictNoteProps = { subject: string; onTakeNewest: () => void; onKeepOwn: () => void }

export const ConflictNote = ({ subject, onTakeNewest, onKeepOwn }: ConflictNoteProps) => (
  <div className={classes.note} role="alert" data-tone="warning">
    <IconUsers aria-hidden size={22} className={classes.icon} />
    <div className={classes.body}>
      <p className={classes.copy}>
        {subject} wurde inzwischen geändert. Was du geschrieben hast, steht unten und ist noch nicht
        gespeichert.
      </p>
      <div className={classes.choices}>
        <Button variant="default" size="sm" onClick={onTakeNewest}>
          Neuen Stand übernehmen
        </Button>
        <Button variant="default" size="sm" onClick={onKeepOwn}>
          Meinen behalten
        </Button>
      </div>
    </div>
  </div>
)
