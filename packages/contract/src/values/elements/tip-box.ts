import { LISTS } from '../rich-text.ts'
import { RichText } from '../values.ts'
import { writtenRichText } from '../written-rich-text.ts'
import { elementType } from './element-type.ts'

export const TIP_BOX = elementType({
  type: 'TIP_BOX',
  written: { tipHtml: writtenRichText(LISTS) },
  shown: { tipHtml: RichText },
})
