import { updateDescriptionOfDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { handle } from '../../../platform/http/handler.ts'
import { holdDocument } from '../held-document.ts'
import { document } from '../tables.ts'

export const updateDescriptionOfDocumentAsManagerCommand = handle(
  updateDescriptionOfDocumentAsManager,
  async ({ input, tx, refuse }) => {
    const held = await holdDocument(tx, input.documentId)
    if (!held) return refuse('not-found')
    if (wasChangedSince(held, input.revision)) return refuse('conflict')
    const { title, shortDescription } = input
    await tx
      .update(document)
      .set({ title, shortDescription, revision: held.revision + 1 })
      .where(eq(document.id, held.id))
    return {}
  },
)
