export { document } from './database/tables.ts'
export { listDocuments, sharedDocuments } from './document-list.ts'
export { documentsToPack, findSameDocument, keepDocument } from './documents-in-packages.ts'
