import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  type Finding,
  getFindingsOfModuleAsManager,
  type ModuleState,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { lazy, Suspense, useState } from 'react'
import { answerOptions, useCommand } from '../../../../api/hooks.ts'
import { useDialogTask } from '../../../../authoring/use-dialog-task.ts'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { isPublishable } from './state-text.ts'

const FindingsDialog = lazy(() => import('./findings-dialog.tsx'))

type PublishModuleButtonProps = {
  module: ManagedModuleContent
  state: ModuleState | undefined
  /** Leads to the place of what was noticed. */
  onVisit: (finding: Finding) => void
}

/** One press publishes, unless readers would meet something: that is shown first. */
export const PublishModuleButton = ({ module, state, onVisit }: PublishModuleButtonProps) => {
  const { moduleId } = module
  const queryClient = useQueryClient()
  const [isChecking, setIsChecking] = useState(false)
  const { task: findings, isOpen, opening, begin, end } = useDialogTask<readonly Finding[]>()
  const { mutate, isPending } = useCommand(publishModulesAsManager, {
    onSuccess: () => {
      end()
      notify('success', 'Das Modul ist veröffentlicht.')
    },
  })
  const publish = () => mutate({ moduleIds: [moduleId] })
  const check = async () => {
    setIsChecking(true)
    try {
      const noticed = await queryClient.fetchQuery(answerOptions(getFindingsOfModuleAsManager, { moduleId }))
      if (noticed.length === 0) publish()
      else begin(noticed)
    } finally {
      setIsChecking(false)
    }
  }
  const visit = (finding: Finding) => {
    end()
    onVisit(finding)
  }
  return (
    <>
      {state && isPublishable(state) && (
        <Button onClick={() => void check().catch(() => {})} loading={isChecking || isPending}>
          {state.isPublished ? 'Änderungen veröffentlichen' : 'Modul veröffentlichen'}
        </Button>
      )}
      {findings && (
        <Suspense key={opening}>
          <FindingsDialog
            module={module}
            findings={findings}
            isOpen={isOpen}
            onClose={end}
            isPending={isPending}
            onPublish={publish}
            onVisit={visit}
          />
        </Suspense>
      )}
    </>
  )
}
