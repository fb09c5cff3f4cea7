import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { document } from './database/tables.ts'

/** Locks against changes by other managers until the transaction ends; null when it does not exist. */
export const lockDocument = async (tx: Tx, documentId: string) => {
  const [locked] = await tx.select().from(document).where(eq(document.id, documentId)).for('no key update')
  return locked ?? null
}
