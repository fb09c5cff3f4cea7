import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement, module, modulePage } from './database/tables.ts'

// Until the transaction ends no other manager changes the locked row, adds rows to it or sorts them. "No key update"
// does not block learners: their progress refers to these rows, and "for update" would make them wait. The order is
// always module, page, element.

/** Null when it does not exist. */
export const lockModule = async (tx: Tx, moduleId: string) => {
  const [locked] = await tx.select().from(module).where(eq(module.id, moduleId)).for('no key update')
  return locked ?? null
}

/** Null when it does not exist. */
export const lockPage = async (tx: Tx, modulePageId: string) => {
  const [locked] = await tx
    .select()
    .from(modulePage)
    .where(eq(modulePage.id, modulePageId))
    .for('no key update')
  return locked ?? null
}

/** No page can be inserted between it and the next; null when it does not exist. */
export const lockModuleOfPage = async (tx: Tx, modulePageId: string) => {
  const [page] = await tx
    .select({ moduleId: modulePage.moduleId })
    .from(modulePage)
    .where(eq(modulePage.id, modulePageId))
  if (!page || !(await lockModule(tx, page.moduleId))) return null
  return lockPage(tx, modulePageId)
}

/** Null when it does not exist. */
const lockElement = async (tx: Tx, contentElementId: string) => {
  const [locked] = await tx
    .select()
    .from(contentElement)
    .where(eq(contentElement.id, contentElementId))
    .for('no key update')
  return locked ?? null
}

/** No element can be inserted between it and the next; null when it does not exist. */
export const lockElementOnPage = async (tx: Tx, contentElementId: string) => {
  const [element] = await tx
    .select({ modulePageId: contentElement.modulePageId })
    .from(contentElement)
    .where(eq(contentElement.id, contentElementId))
  if (!element || !(await lockPage(tx, element.modulePageId))) return null
  return lockElement(tx, contentElementId)
}
