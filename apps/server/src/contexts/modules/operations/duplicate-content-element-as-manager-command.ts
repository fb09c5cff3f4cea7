import { randomUUID } from 'node:crypto'
import { duplicateContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { and, eq, gt, sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { holdElement, holdPage } from '../holding.ts'
import { contentElement } from '../tables.ts'

export const duplicateContentElementAsManagerCommand = handle(
  duplicateContentElementAsManager,
  async ({ input, tx, refuse }) => {
    const [found] = await tx
      .select({ modulePageId: contentElement.modulePageId })
      .from(contentElement)
      .where(eq(contentElement.id, input.contentElementId))
    if (!found || !(await holdPage(tx, found.modulePageId))) return refuse('not-found')
    // Held too: while it is there, its picture is.
    const original = await holdElement(tx, input.contentElementId)
    if (!original) return refuse('not-found')
    const { modulePageId, position } = original
    await tx
      .update(contentElement)
      .set({ position: sql`${contentElement.position} + 1` })
      .where(and(eq(contentElement.modulePageId, modulePageId), gt(contentElement.position, position)))
    const contentElementId = randomUUID()
    await tx
      .insert(contentElement)
      .values({ ...original, id: contentElementId, position: position + 1, revision: 1 })
    return { contentElementId }
  },
)
