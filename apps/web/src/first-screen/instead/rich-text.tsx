import { belowHeading2 } from '../../ui/text/below-heading-2.ts'
import classes from '../../ui/text/rich-text.module.css'
import { allowedMarkup } from '../allowed-markup.ts'

export const RichText = ({ html, isBelowHeading2 = false }: { html: string; isBelowHeading2?: boolean }) => {
  const __html = allowedMarkup(isBelowHeading2 ? belowHeading2(html) : html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but known tags is left in it
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html }} />
}
