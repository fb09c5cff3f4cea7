import { UnstyledButton } from '@mantine/core'
import IconArrowUp from '~icons/tabler/arrow-up'
import type { OpenTask } from '../rules/open-tasks.ts'
import classes from './open-task-hint.module.css'

const HINTS: Record<OpenTask['type'], string> = {
  QUIZ: 'Beantworte noch das Quiz auf dieser Seite.',
  ACKNOWLEDGEMENT: 'Gib noch die Bestätigung auf dieser Seite ab.',
  EXERCISE: 'Hake noch die Übung auf dieser Seite ab.',
}

type OpenTaskHintProps = { tasks: readonly OpenTask[]; onGoTo: () => void }

export const OpenTaskHint = ({ tasks, onGoTo }: OpenTaskHintProps) => {
  const [first] = tasks
  return (
    <div role="status" className={classes.position}>
      {first && (
        <UnstyledButton className={classes.hint} onClick={onGoTo}>
          <IconArrowUp aria-hidden size={18} stroke={2} className={classes.icon} />
          {HINTS[first.type]}
        </UnstyledButton>
      )}
    </div>
  )
}
