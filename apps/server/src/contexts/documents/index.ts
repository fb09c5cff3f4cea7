export { listDocuments } from './document-list.ts'
