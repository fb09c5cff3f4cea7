import { Button } from '@mantine/core'
import type { ManagedModule } from '@wohlauf/contract/modules/modules-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../../../../api/hooks.ts'
import { useDialogTask } from '../../../../authoring/use-dialog-task.ts'
import { isPublishable } from './state-text.ts'
import { useModuleStates } from './use-module-states.ts'

const PublishModulesDialog = lazy(() => import('./publish-modules-dialog.tsx'))

/** For all modules with open changes; hidden where there is no such module. */
export const PublishModulesButton = () => {
  const states = useModuleStates()
  const modules = useAnswer(getModulesAsManager, {}, { isSilent: true }).data ?? []
  const { task, isOpen, opening, begin, end } = useDialogTask<readonly ManagedModule[]>()
  const open = modules.filter(({ moduleId }) => {
    const state = states.get(moduleId)
    return state !== undefined && isPublishable(state)
  })
  return (
    <>
      {open.length > 0 && (
        <Button variant="default" onClick={() => begin(open)} aria-haspopup="dialog">
          Änderungen veröffentlichen
        </Button>
      )}
      {task && (
        <Suspense key={opening}>
          <PublishModulesDialog modules={task} states={states} isOpen={isOpen} onClose={end} />
        </Suspense>
      )}
    </>
  )
}
