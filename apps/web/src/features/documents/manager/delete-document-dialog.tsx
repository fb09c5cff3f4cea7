import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/documents/managed-documents'
import { deleteDialog } from '../../../authoring/delete-dialog.tsx'
import { DOCUMENT_KIND } from './document-kind.ts'

const whatGoesToo = (elements: number): string => {
  if (elements === 0) return 'Kein Modul verweist darauf.'
  if (elements === 1) return 'Ein Inhalt eines Moduls verweist darauf und wird mit gelöscht.'
  return `${elements} Inhalte von Modulen verweisen darauf und werden mit gelöscht.`
}

/** The consequences are the specification's (managers, section 4). */
export default deleteDialog<ManagedDocument>(DOCUMENT_KIND, deleteDocumentAsManager, {
  message: 'Das Dokument und die verknüpften Inhaltselemente wurden gelöscht.',
  hasUses: true,
  consequences: ({ title, referringElements }) => (
    <>
      <p>„{title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.</p>
      <p>
        <strong>{whatGoesToo(referringElements)}</strong>
      </p>
    </>
  ),
})
