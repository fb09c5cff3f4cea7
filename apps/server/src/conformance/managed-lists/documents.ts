import { getDocuments } from '@wohlauf/contract/documents/documents'
import {
  createDocumentAsManager,
  deleteDocumentAsManager,
  updateDescriptionOfDocumentAsManager,
  updateOrderOfDocumentsAsManager,
} from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  documents: {
    id: 'documentId',
    table: 'document',
    create: createDocumentAsManager,
    created: { title: 'Neu', shortDescription: 'Kurz' },
    other: { title: 'Anders', shortDescription: 'Kürzer' },
    update: updateDescriptionOfDocumentAsManager,
    sort: updateOrderOfDocumentsAsManager,
    remove: deleteDocumentAsManager,
    read: getDocumentsAsManager,
    readAsLearner: getDocuments,
    createRow: async (testServer, app) => (await testServer.createDocument(app)).documentId,
  },
}
