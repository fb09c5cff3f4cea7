import { Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import {
  getModulesAsManager,
  type ManagedModule,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { lazy, Suspense, useState } from 'react'
import { useAnswer, useCommand } from '../../../api/hooks.ts'
import { ManagedList } from '../../../authoring/managed-list.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'
import type { ModuleTask } from './module-dialogs.tsx'
import { ModuleRow } from './module-row.tsx'

const ModuleDialogs = lazy(() => import('./module-dialogs.tsx'))
const SortDialog = lazy(() =>
  import('../../../authoring/sort-dialog.tsx').then(({ SortDialog: dialog }) => ({ default: dialog })),
)

const labelOf = ({ number, title }: ManagedModule) => `Modul ${number}: ${title}`

const ModuleListPage = () => {
  const modules = useAnswer(getModulesAsManager, {}, { isSilent: true, refetchOnReturn: true })
  const [task, setTask] = useState<ModuleTask>()
  const [isSorting, setIsSorting] = useState<boolean>()
  const sort = useCommand(updateOrderOfModulesAsManager, {
    onSuccess: () => {
      notify('success', 'Die Reihenfolge wurde angepasst.')
      setIsSorting(false)
    },
  })
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
            {list.length > 1 && (
              <Button
                variant="default"
                leftSection={<IconArrowsSort aria-hidden size={20} />}
                onClick={() => setIsSorting(true)}
                aria-haspopup="dialog"
              >
                Sortieren
              </Button>
            )}
            <Button
              leftSection={<IconPlus aria-hidden size={20} />}
              onClick={() => setTask({ kind: 'create', moduleId: '', isOpen: true })}
              aria-haspopup="dialog"
            >
              Modul erstellen
            </Button>
          </>
        }
      >
        {(module) => (
          <ModuleRow
            module={module}
            onTask={(kind) => setTask({ kind, moduleId: module.moduleId, isOpen: true })}
          />
        )}
      </ManagedList>
      <Suspense>
        {task && (
          <ModuleDialogs
            task={task}
            module={list.find(({ moduleId }) => moduleId === task.moduleId)}
            onClose={() => setTask({ ...task, isOpen: false })}
          />
        )}
        {isSorting !== undefined && (
          <SortDialog
            isOpen={isSorting}
            onClose={() => setIsSorting(false)}
            title="Module sortieren"
            things={list.map((module) => ({ id: module.moduleId, label: labelOf(module) }))}
            isPending={sort.isPending}
            onSort={(sortedIdsOfModules) => sort.mutate({ sortedIdsOfModules })}
          />
        )}
      </Suspense>
    </>
  )
}

export default ModuleListPage
