import type { AnyOperation } from '@wohlauf/contract/operation'
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import { createStore } from '../../ui/state/store.ts'
import { useDraftMarks } from '../drafts/use-has-draft.ts'
import { type LiveElement, LiveElementContext } from './live-element.ts'
import { useDeletionWithUndo } from './use-deletion-with-undo.ts'

type DeletedElements = ReturnType<typeof useDeletionWithUndo>

const NONE: ReadonlySet<string> = new Set()

const DeletedElementsContext = createContext<DeletedElements>({ hiddenIds: NONE, remove: () => {} })

/** Elements whose deletion can still be undone: neither the rows nor the preview shows them. */
export const useDeletedElements = (): DeletedElements => useContext(DeletedElementsContext)

type ElementDeskProps = {
  /** The command that deletes an element. */
  operation: AnyOperation
  /** The name of the id field in its input. */
  idField: string
  /** Shown after a deletion. */
  message: string
  children: ReactNode
}

/** State that the rows of elements and the preview beside them share. */
export const ElementDesk = ({ operation, idField, message, children }: ElementDeskProps) => {
  const [live] = useState(() => createStore<LiveElement | null>(null))
  const deletion = useDeletionWithUndo(operation, (id) => ({ [idField]: id }), message)
  useDraftMarks()
  return (
    <LiveElementContext value={live}>
      <DeletedElementsContext value={deletion}>{children}</DeletedElementsContext>
    </LiveElementContext>
  )
}

export const onElementDesk = (Page: ComponentType, desk: Omit<ElementDeskProps, 'children'>) => () => (
  <ElementDesk {...desk}>
    <Page />
  </ElementDesk>
)
