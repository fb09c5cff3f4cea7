import { Button } from '@mantine/core'
import { IconArrowsSort, IconFileUpload, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import {
  getDocumentsAsManager,
  updateOrderOfDocumentsAsManager,
} from '@wohlauf/contract/documents-as-manager'
import { lazy, Suspense, useState } from 'react'
import { useAnswer, useCommand } from '../../../api/hooks.ts'
import { ItemMenu } from '../../../authoring/item-menu.tsx'
import { ManagedList } from '../../../authoring/managed-list.tsx'
import { ManagedRow } from '../../../authoring/managed-row.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'
import type { DocumentTask } from './document-dialogs.tsx'

const DocumentDialogs = lazy(() => import('./document-dialogs.tsx'))
const SortDialog = lazy(() =>
  import('../../../authoring/sort-dialog.tsx').then(({ SortDialog: dialog }) => ({ default: dialog })),
)

const DocumentListPage = () => {
  const documents = useAnswer(getDocumentsAsManager, {}, { isSilent: true, refetchOnReturn: true })
  const [task, setTask] = useState<DocumentTask>()
  const [isSorting, setIsSorting] = useState<boolean>()
  const sort = useCommand(updateOrderOfDocumentsAsManager, {
    onSuccess: () => {
      notify('success', 'Die Reihenfolge wurde angepasst.')
      setIsSorting(false)
    },
  })
  const list = documents.data ?? []
  const begin = (kind: DocumentTask['kind'], documentId = '') => setTask({ kind, documentId, isOpen: true })
  return (
    <>
      <ManagedList
        title="Dokumente"
        answer={documents}
        idOf={({ documentId }) => documentId}
        emptyText="Noch keine Dokumente angelegt."
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
              onClick={() => begin('create')}
              aria-haspopup="dialog"
            >
              Dokument erstellen
            </Button>
          </>
        }
      >
        {({ documentId, title, shortDescription, fileName }) => (
          <ManagedRow
            title={title}
            note={
              <>
                {shortDescription}
                <br />
                {fileName}
              </>
            }
            actions={
              <ItemMenu
                label={`Mehr zu: ${title}`}
                items={[
                  {
                    label: 'Beschreibungen ändern',
                    icon: IconPencil,
                    onClick: () => begin('description', documentId),
                  },
                  { label: 'Datei ersetzen', icon: IconFileUpload, onClick: () => begin('file', documentId) },
                  {
                    label: 'Löschen',
                    icon: IconTrash,
                    onClick: () => begin('delete', documentId),
                    isFinal: true,
                  },
                ]}
              />
            }
          />
        )}
      </ManagedList>
      <Suspense>
        {task && (
          <DocumentDialogs
            task={task}
            document={list.find(({ documentId }) => documentId === task.documentId)}
            onClose={() => setTask({ ...task, isOpen: false })}
          />
        )}
        {isSorting !== undefined && (
          <SortDialog
            isOpen={isSorting}
            onClose={() => setIsSorting(false)}
            title="Dokumente sortieren"
            things={list.map(({ documentId, title }) => ({ id: documentId, label: title }))}
            isPending={sort.isPending}
            onSort={(sortedIdsOfDocuments) => sort.mutate({ sortedIdsOfDocuments })}
          />
        )}
      </Suspense>
    </>
  )
}

export default DocumentListPage
