import { RichText } from '../text/rich-text.tsx'
import classes from './rich-text-element.module.css'

/** Without a title the headings of the text continue the page's levels. */
type RichTextElementProps = { element: { title: string; textHtml: string } }

export const RichTextElement = ({ element: { title, textHtml } }: RichTextElementProps) => (
  <section>
    {title && <h2 className={classes.title}>{title}</h2>}
    <RichText html={textHtml} isBelowHeading2={title !== ''} />
  </section>
)
