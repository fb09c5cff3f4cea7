import { UnstyledButton } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { type OpenTask, taskAnchor } from '../rules/open-tasks.ts'
import classes from './open-task-hint.module.css'

const WORDS: Record<OpenTask['type'], string> = {
  QUIZ: 'Beantworte noch das Quiz auf dieser Seite.',
  ACKNOWLEDGEMENT: 'Gib noch die Bestätigung auf dieser Seite ab.',
  EXERCISE: 'Hake noch die Übung auf dieser Seite ab.',
}

const goTo = (task: OpenTask) => {
  const part = document.getElementById(taskAnchor(task))
  part?.scrollIntoView({ block: 'center' })
  part?.focus({ preventScroll: true })
}

/** Why 'Weiter' is disabled, and the way to what is still to be done. */
export const OpenTaskHint = ({ tasks }: { tasks: readonly OpenTask[] }) => {
  const [first] = tasks
  return (
    <div role="status" className={classes.place}>
      {first && (
        <UnstyledButton className={classes.hint} onClick={() => goTo(first)}>
          <IconArrowUp aria-hidden size={18} stroke={2} className={classes.icon} />
          {WORDS[first.type]}
        </UnstyledButton>
      )}
    </div>
  )
}
