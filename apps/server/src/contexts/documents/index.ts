export { document } from './database/tables.ts'
export { listDocuments, sharedDocuments } from './document-list.ts'
