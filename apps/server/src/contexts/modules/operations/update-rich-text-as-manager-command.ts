import { updateRichTextAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'

export const updateRichTextAsManagerCommand = handle(updateRichTextAsManager, (context) =>
  changeElement(context, { content: { type: 'RICH_TEXT', textHtml: context.input.textHtml } }),
)
