import IconArrowDown from '~icons/tabler/arrow-down'
import type { OpenTask } from '../rules/open-tasks.ts'
import classes from './open-task-note.module.css'

const NOTES: Record<OpenTask['type'], string> = {
  QUIZ: 'Beantworte noch diese Frage, dann geht es weiter.',
  ACKNOWLEDGEMENT: 'Gib noch diese Bestätigung ab, dann geht es weiter.',
  EXERCISE: 'Hake noch diese Übung ab, dann geht es weiter.',
}

export const OpenTaskNote = ({ id, type }: { id: string; type: OpenTask['type'] }) => (
  <p id={id} className={classes.note}>
    <IconArrowDown aria-hidden size={18} stroke={2} />
    {NOTES[type]}
  </p>
)
