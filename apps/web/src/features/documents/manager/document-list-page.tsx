import { Button, UnstyledButton } from '@mantine/core'
import { IconFileUpload, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/managed-documents'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { ItemMenu } from '../../../authoring/item-menu.tsx'
import { ManagedList } from '../../../authoring/managed-list.tsx'
import { ManagedRow } from '../../../authoring/managed-row.tsx'
import { OPENS_ROW } from '../../../authoring/opens-row.ts'
import { SortButton } from '../../../authoring/sorting/sort-button.tsx'
import { useDialogTask } from '../../../authoring/use-dialog-task.ts'
import type { DocumentTask } from './document-dialogs.tsx'
import classes from './document-list-page.module.css'

const DocumentDialogs = lazy(() => import('./document-dialogs.tsx'))

const DocumentListPage = () => {
  const documents = useAnswer(getDocumentsAsManager, {}, { isSilent: true, refetchOnReturn: true })
  const { task, isOpen, begin, end } = useDialogTask<DocumentTask>()
  const list = documents.data ?? []
  return (
    <>
      <ManagedList
        title="Dokumente"
        answer={documents}
        idOf={({ documentId }) => documentId}
        emptyText="Noch keine Dokumente angelegt."
        actions={
          <>
            <SortButton
              title="Dokumente sortieren"
              items={list.map(({ documentId, title }) => ({ id: documentId, label: title }))}
              operation={updateOrderOfDocumentsAsManager}
              inputOf={(sortedIdsOfDocuments) => ({ sortedIdsOfDocuments })}
            />
            <Button
              leftSection={<IconPlus aria-hidden size={20} />}
              onClick={() => begin({ kind: 'create' })}
              aria-haspopup="dialog"
            >
              Dokument erstellen
            </Button>
          </>
        }
      >
        {({ documentId, title, shortDescription, fileName }) => (
          <ManagedRow
            title={
              <UnstyledButton
                className={classes.name}
                onClick={() => begin({ kind: 'description', documentId })}
                aria-haspopup="dialog"
                {...OPENS_ROW}
              >
                {title}
              </UnstyledButton>
            }
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
                actions={[
                  {
                    label: 'Beschreibungen ändern',
                    icon: IconPencil,
                    onClick: () => begin({ kind: 'description', documentId }),
                  },
                  {
                    label: 'Datei ersetzen',
                    icon: IconFileUpload,
                    onClick: () => begin({ kind: 'file', documentId }),
                  },
                  {
                    label: 'Löschen',
                    icon: IconTrash,
                    onClick: () => begin({ kind: 'delete', documentId }),
                    isFinal: true,
                  },
                ]}
              />
            }
          />
        )}
      </ManagedList>
      <Suspense>
        {task && <DocumentDialogs task={task} documents={list} isOpen={isOpen} onClose={end} />}
      </Suspense>
    </>
  )
}

export default DocumentListPage
