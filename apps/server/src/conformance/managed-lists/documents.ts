import {
  createDocumentAsManager,
  deleteDocumentAsManager,
  updateOrderOfDocumentsAsManager,
} from '@wohlauf/contract/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/managed-documents'
import { type ManagedLists, threeRows } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  sorted: {
    documents: {
      id: 'documentId',
      table: 'document',
      sort: updateOrderOfDocumentsAsManager,
      sortedIds: 'sortedIdsOfDocuments',
      create: createDocumentAsManager,
      created: { title: 'Neu', shortDescription: 'Kurz' },
      files: async () => ({
        file: { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: 'blatt.pdf', type: 'application/pdf' },
      }),
      remove: deleteDocumentAsManager,
      read: getDocumentsAsManager,
      asked: () => ({}),
      rowsIn: (answer) => answer,
      write: threeRows(async (testServer, app) => (await testServer.createDocument(app)).documentId),
    },
  },
}
