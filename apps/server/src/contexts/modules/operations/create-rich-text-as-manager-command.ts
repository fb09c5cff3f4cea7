import { createRichTextAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'

export const createRichTextAsManagerCommand = handle(createRichTextAsManager, (context) =>
  insertElement(context, { content: { type: 'RICH_TEXT', textHtml: context.input.textHtml } }),
)
