import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement, modulePage } from './tables.ts'

/** Until the transaction ends nobody adds an element to the page or gives them another order; false when there is none. */
export const holdPage = async (tx: Tx, modulePageId: string): Promise<boolean> => {
  const held = await tx
    .select({ id: modulePage.id })
    .from(modulePage)
    .where(eq(modulePage.id, modulePageId))
    .for('update')
  return held.length > 0
}

/** Until the transaction ends nobody changes or deletes the element. After its page, where both are held. */
export const holdElement = async (tx: Tx, contentElementId: string) => {
  const [held] = await tx
    .select()
    .from(contentElement)
    .where(eq(contentElement.id, contentElementId))
    .for('update')
  return held
}
