import { updateDocumentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'

export const updateDocumentElementAsManagerCommand = handle(updateDocumentElementAsManager, (context) =>
  changeElement(context, {
    content: { type: 'DOCUMENT', documentExplanation: context.input.documentExplanation },
    documentId: context.input.idOfReferencedDocument,
  }),
)
