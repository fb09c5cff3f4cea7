import { document, sharedDocuments } from '../../documents/index.ts'
import type { KindOfFavourite } from '../kind-of-favourite.ts'

export const documents: KindOfFavourite<'DOCUMENT'> = {
  kind: 'DOCUMENT',
  feature: 'DOCUMENTS',
  column: 'documentId',
  visible: async (context) =>
    (await sharedDocuments(context)).map(({ documentId, title, fileName, preview }) => ({
      itemId: documentId,
      title,
      image: preview,
      fileName,
    })),
  titles: (tx) => tx.select({ itemId: document.id, title: document.title }).from(document),
}
