import { createDocumentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'

export const createDocumentElementAsManagerCommand = handle(createDocumentElementAsManager, (context) =>
  insertElement(context, {
    content: { type: 'DOCUMENT', documentExplanation: context.input.documentExplanation },
    documentId: context.input.idOfReferencedDocument,
  }),
)
