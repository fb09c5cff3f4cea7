export { listDocuments } from './document-list.ts'
export { document } from './tables.ts'
