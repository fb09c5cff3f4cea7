import { RICH_LINK } from '../rich-text.ts'
import { RichText } from '../values.ts'
import { writtenRichText } from '../written-rich-text.ts'
import { elementType } from './element-type.ts'

export const RICH_TEXT = elementType({
  type: 'RICH_TEXT',
  written: { textHtml: writtenRichText(RICH_LINK) },
  shown: { textHtml: RichText },
})
