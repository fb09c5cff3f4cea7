import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { module, modulePage } from './tables.ts'

// What somebody writes meanwhile is not touched by it: no revision is asked, none is counted.

/** @returns whether there is such a module */
export const showModule = async (tx: Tx, moduleId: string, isEnabled: boolean): Promise<boolean> => {
  const { rowCount } = await tx.update(module).set({ isEnabled }).where(eq(module.id, moduleId))
  return rowCount === 1
}

/** @returns whether there is such a page */
export const showPage = async (tx: Tx, modulePageId: string, isEnabled: boolean): Promise<boolean> => {
  const { rowCount } = await tx.update(modulePage).set({ isEnabled }).where(eq(modulePage.id, modulePageId))
  return rowCount === 1
}
