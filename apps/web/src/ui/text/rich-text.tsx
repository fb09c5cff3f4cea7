import { useLayoutEffect, useRef } from 'react'
import { belowHeading2 } from './below-heading-2.ts'
import classes from './rich-text.module.css'
import { showCleaned } from './rich-text-cleaner.ts'

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
