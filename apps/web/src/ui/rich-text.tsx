import { useLayoutEffect, useRef } from 'react'
import classes from './rich-text.module.css'
import { showCleaned } from './rich-text-cleaner.ts'

/** An editor's text starts at heading 2; below a heading of that level its own go one level down. */
const belowHeading2 = (html: string): string =>
  html.replace(/(<\/?h)([23])\b/gi, (_whole, tag: string, level: string) => `${tag}${Number(level) + 1}`)

type RichTextProps = {
  html: string
  /** The page's heading above the text is one of level 2, so that the text's own are of 3 and 4. */
  isBelowHeading2?: boolean
}

/** Text from an editor, cleaned of everything that the editor's toolbar does not offer. */
export const RichText = ({ html, isBelowHeading2 = false }: RichTextProps) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) showCleaned(place.current, isBelowHeading2 ? belowHeading2(html) : html)
  }, [html, isBelowHeading2])
  return <div ref={place} className={classes.text} />
}
