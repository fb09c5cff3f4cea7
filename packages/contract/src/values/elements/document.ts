import * as z from 'zod/mini'
import { LISTS } from '../rich-text.ts'
import { Id, RichText } from '../values.ts'
import { writtenRichText } from '../written-rich-text.ts'
import { elementType } from './element-type.ts'

export const DOCUMENT = elementType({
  type: 'DOCUMENT',
  feature: 'DOCUMENTS',
  written: { idOfReferencedDocument: Id, documentExplanation: writtenRichText(LISTS) },
  shown: {
    idOfReferencedDocument: Id,
    documentTitle: z.string(),
    documentExplanation: RichText,
    documentFileName: z.string(),
  },
  references: { idOfReferencedDocument: 'documentId' },
})
