import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  getModulesAsManager,
  type ManagedModule,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { ManagedList } from '../../../authoring/managed-list.tsx'
import { SortButton } from '../../../authoring/sorting/sort-button.tsx'
import { useDialogTask } from '../../../authoring/use-dialog-task.ts'
import type { ModuleTask } from './module-dialogs.tsx'
import { ModuleRow } from './module-row.tsx'

const ModuleDialogs = lazy(() => import('./module-dialogs.tsx'))

const labelOf = ({ number, title }: ManagedModule) => `Modul ${number}: ${title}`

const ModuleListPage = () => {
  const modules = useAnswer(getModulesAsManager, {}, { isSilent: true, refetchOnReturn: true })
  const { task, isOpen, begin, end } = useDialogTask<ModuleTask>()
  const list = modules.data ?? []
  return (
    <>
      <ManagedList
        title="Module"
        answer={modules}
        idOf={({ moduleId }) => moduleId}
        emptyText="Noch keine Module angelegt."
        actions={
          <>
            <SortButton
              title="Module sortieren"
              items={list.map((module) => ({ id: module.moduleId, label: labelOf(module) }))}
              operation={updateOrderOfModulesAsManager}
              inputOf={(sortedIdsOfModules) => ({ sortedIdsOfModules })}
            />
            <Button
              leftSection={<IconPlus aria-hidden size={20} />}
              onClick={() => begin({ kind: 'create' })}
              aria-haspopup="dialog"
            >
              Modul erstellen
            </Button>
          </>
        }
      >
        {(module) => (
          <ModuleRow module={module} onTask={(kind) => begin({ kind, moduleId: module.moduleId })} />
        )}
      </ManagedList>
      <Suspense>
        {task && <ModuleDialogs task={task} modules={list} isOpen={isOpen} onClose={end} />}
      </Suspense>
    </>
  )
}

export default ModuleListPage
