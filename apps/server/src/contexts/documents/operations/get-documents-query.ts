import { getDocuments } from '@wohlauf/contract/documents'
import { handle } from '../../../platform/http/handler.ts'
import { listDocuments } from '../document-list.ts'

export const getDocumentsQuery = handle(getDocuments, ({ tx }) => listDocuments(tx))
