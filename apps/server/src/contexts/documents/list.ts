import type { ManagedList } from '../../platform/http/lists/managed-list.ts'
import { document } from './database/tables.ts'

export const DOCUMENTS: ManagedList<typeof document, 'documentId', never> = {
  table: document,
  id: 'documentId',
}
