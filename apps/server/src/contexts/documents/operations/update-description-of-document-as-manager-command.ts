import { updateDescriptionOfDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { document } from '../database/tables.ts'
import { lockDocument } from '../locked-document.ts'

export const updateDescriptionOfDocumentAsManagerCommand = handle(
  updateDescriptionOfDocumentAsManager,
  async ({ input, tx, refuse }) => {
    const locked = await lockDocument(tx, input.documentId)
    if (!locked) return refuse('not-found')
    if (wasChangedSince(locked, input.revision)) return refuse('conflict')
    const { title, shortDescription } = input
    await tx
      .update(document)
      .set({ title, shortDescription, revision: locked.revision + 1 })
      .where(eq(document.id, locked.id))
    return {}
  },
)
