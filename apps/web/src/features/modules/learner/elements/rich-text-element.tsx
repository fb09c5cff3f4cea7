import type { ContentElementOf } from '@wohlauf/contract/content-elements'
import { RichText } from '../../../../ui/rich-text.tsx'
import classes from './rich-text-element.module.css'

/** A text without a frame. */
export const RichTextElement = ({ element }: { element: ContentElementOf<'RICH_TEXT'> }) => (
  <section>
    <h2 className={classes.title}>{element.title}</h2>
    <RichText html={element.textHtml} isBelowHeading2 />
  </section>
)
