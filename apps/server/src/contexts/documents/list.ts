import type { ManagedList } from '../../platform/http/lists/managed-list.ts'
import { document } from './database/tables.ts'

export const DOCUMENTS = { table: document } satisfies ManagedList<typeof document>
