import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement, module, modulePage } from './tables.ts'

// Until the transaction ends no other manager changes what is held, adds to it or sorts what stands in it. "No key update"
// lets learners read on: their progress refers to these rows, and "for update" would make them wait. Always in this order:
// module, page, element.

/** Null when there is none. */
export const holdModule = async (tx: Tx, moduleId: string) => {
  const [held] = await tx.select().from(module).where(eq(module.id, moduleId)).for('no key update')
  return held ?? null
}

/** Null when there is none. */
export const holdPage = async (tx: Tx, modulePageId: string) => {
  const [held] = await tx
    .select()
    .from(modulePage)
    .where(eq(modulePage.id, modulePageId))
    .for('no key update')
  return held ?? null
}

/** A page with its module, so that no page comes between it and the next; null when there is none. */
export const holdModuleOfPage = async (tx: Tx, modulePageId: string) => {
  const [found] = await tx
    .select({ moduleId: modulePage.moduleId })
    .from(modulePage)
    .where(eq(modulePage.id, modulePageId))
  if (!found || !(await holdModule(tx, found.moduleId))) return null
  return holdPage(tx, modulePageId)
}

/** The page of an element, so that none comes between it and the next; null when there is none. */
export const holdPageOfElement = async (tx: Tx, contentElementId: string) => {
  const [found] = await tx
    .select({ modulePageId: contentElement.modulePageId })
    .from(contentElement)
    .where(eq(contentElement.id, contentElementId))
  return found ? holdPage(tx, found.modulePageId) : null
}

/** Null when there is none. */
export const holdElement = async (tx: Tx, contentElementId: string) => {
  const [held] = await tx
    .select()
    .from(contentElement)
    .where(eq(contentElement.id, contentElementId))
    .for('no key update')
  return held ?? null
}
