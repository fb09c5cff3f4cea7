import { getDocuments } from '@wohlauf/contract/documents/documents'
import { handle } from '../../../platform/http/mount/handler.ts'
import { sharedDocuments } from '../document-list.ts'

export const getDocumentsQuery = handle(getDocuments, (context) => sharedDocuments(context))
