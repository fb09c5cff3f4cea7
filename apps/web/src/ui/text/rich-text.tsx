import { useLayoutEffect, useRef } from 'react'
import classes from './rich-text.module.css'
import { showCleaned } from './rich-text-cleaner.ts'

const BIGGEST_HEADING = /<h2\b/i

/** A text's headings begin at level 3, no matter what its highest one is: no level is skipped. */
const belowHeading2 = (html: string): string =>
  BIGGEST_HEADING.test(html)
    ? html.replace(/(<\/?h)([23])\b/gi, (_whole, tag: string, level: string) => `${tag}${Number(level) + 1}`)
    : html

type RichTextProps = {
  html: string
  isBelowHeading2?: boolean
}

export const RichText = ({ html, isBelowHeading2 = false }: RichTextProps) => {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (container.current) showCleaned(container.current, isBelowHeading2 ? belowHeading2(html) : html)
  }, [html, isBelowHeading2])
  return <div ref={container} className={classes.text} />
}
