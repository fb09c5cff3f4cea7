import type { ElementFamily } from '@wohlauf/contract/elements/element-family'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { deleteDialog } from '../delete-dialog.tsx'
import type { AnyElement } from './type-of-content.ts'

export const deleteElementDialog = ({ idField }: ElementFamily, operation: AnyOperation, message: string) =>
  deleteDialog<AnyElement>({ id: idField, name: 'Inhalt' }, operation, {
    message,
    consequences: ({ title }) => <p>„{title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.</p>,
  })
