import { randomUUID } from 'node:crypto'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement, modulePage } from './database/tables.ts'

/**
 * Sends as many statements for thirty pages as for one. Pictures are shared: their bytes never change.
 * @param copies the page to copy, and the values of its copy
 * @returns the copies' ids, in order
 */
export const copyPages = async (
  tx: Tx,
  copies: readonly { originalId: string; page: typeof modulePage.$inferSelect }[],
): Promise<string[]> => {
  if (copies.length === 0) return []
  const copyOf = new Map(copies.map(({ originalId }) => [originalId, randomUUID()]))
  await tx.insert(modulePage).values(
    copies.map(({ originalId, page: { appId: _app, id: _id, revision: _revision, ...page } }) => ({
      ...page,
      id: copyOf.get(originalId),
    })),
  )
  const elements = await tx
    .select()
    .from(contentElement)
    .where(anyOf(contentElement.modulePageId, [...copyOf.keys()]))
    // While the original exists, so does its picture.
    .for('share')
  if (elements.length > 0)
    await tx.insert(contentElement).values(
      elements.map(({ appId: _app, id: _id, revision: _revision, modulePageId, ...content }) => ({
        ...content,
        modulePageId: copyOf.get(modulePageId) ?? modulePageId,
      })),
    )
  return [...copyOf.values()]
}
