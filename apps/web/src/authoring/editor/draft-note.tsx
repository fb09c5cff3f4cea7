import { Button } from '@mantine/core'
import IconHistory from '~icons/tabler/history'
import { germanDate, germanTime } from '../../ui/time/berlin-time.ts'
import classes from './note.module.css'

type DraftNoteProps = { savedAtMs: number; onDiscard: () => void }

export const DraftNote = ({ savedAtMs, onDiscard }: DraftNoteProps) => {
  const savedAt = new Date(savedAtMs).toISOString()
  return (
    <div className={classes.note} role="status">
      <IconHistory aria-hidden size={22} className={classes.icon} />
      <div className={classes.body}>
        <p className={classes.copy}>
          Deine Eingaben vom {germanDate(savedAt)}, {germanTime(savedAt)} Uhr sind wieder da. Gespeichert sind
          sie noch nicht.
        </p>
        <Button variant="default" size="sm" onClick={onDiscard}>
          Verwerfen
        </Button>
      </div>
    </div>
  )
}
