import { Button } from '@mantine/core'
import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { Suspense, useState } from 'react'
import IconBulb from '~icons/tabler/bulb'
import IconPlus from '~icons/tabler/plus'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import classes from './new-goal.module.css'
import type { NewGoalKind } from './new-goal-dialog.tsx'

const NewGoalDialog = lazyDialog(() => import('./new-goal-dialog.tsx'))

type NewGoalProps = {
  goals: readonly UserGoal[]
  isMainAction?: boolean
}

/** Each opening of the dialog starts with an empty form. */
export const NewGoal = ({ goals, isMainAction = false }: NewGoalProps) => {
  const [dialog, setDialog] = useState({ count: 0, kind: 'own' as NewGoalKind, isOpen: false })
  const open = (kind: NewGoalKind) => setDialog(({ count }) => ({ count: count + 1, kind, isOpen: true }))
  return (
    <>
      <div className={classes.ways} data-main={isMainAction || undefined}>
        <Button
          variant={isMainAction ? 'filled' : 'light'}
          leftSection={<IconPlus aria-hidden size={20} />}
          aria-haspopup="dialog"
          onClick={() => open('own')}
        >
          Ziel erstellen
        </Button>
        <Button
          variant="light"
          leftSection={<IconBulb aria-hidden size={20} />}
          aria-haspopup="dialog"
          onClick={() => open('proposed')}
        >
          Ziel auswählen
        </Button>
      </div>
      {dialog.count > 0 && (
        <Suspense>
          <NewGoalDialog
            key={dialog.count}
            kind={dialog.kind}
            goals={goals}
            isOpen={dialog.isOpen}
            onClose={() => setDialog((last) => ({ ...last, isOpen: false }))}
          />
        </Suspense>
      )}
    </>
  )
}
