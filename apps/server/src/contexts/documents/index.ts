export { listDocuments, sharedDocuments } from './document-list.ts'
export { document } from './tables.ts'
