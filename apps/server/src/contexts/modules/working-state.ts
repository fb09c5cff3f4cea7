import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { hashOfRows } from '../versions/index.ts'
import { contentElement, module, modulePage } from './database/tables.ts'

/** A value that differs after each change of the working state; the rows may be locked before. */
export const workingStateOf = async (tx: Tx, moduleId: string): Promise<string> => {
  const rows = await Promise.all([
    tx.select({ revision: module.revision }).from(module).where(eq(module.id, moduleId)),
    tx
      .select({ id: modulePage.id, revision: modulePage.revision, isEnabled: modulePage.isEnabled })
      .from(modulePage)
      .where(eq(modulePage.moduleId, moduleId))
      .orderBy(asc(modulePage.position), asc(modulePage.id)),
    tx
      .select({ id: contentElement.id, revision: contentElement.revision })
      .from(contentElement)
      .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
      .where(eq(modulePage.moduleId, moduleId))
      .orderBy(asc(contentElement.position), asc(contentElement.id)),
  ])
  return hashOfRows(rows)
}
