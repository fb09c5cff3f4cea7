import { useEffect, useRef } from 'react'
import { fittedTextProps } from '../../../../ui/text/fitted.ts'
import classes from './page-heading.module.css'
import type { Turn } from './use-turn.ts'

/** Takes the focus after a turn, so that a screen reader continues from it. */
export const PageHeading = ({ turn, text }: { turn: Turn; text: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isTurned = useRef(turn !== 'none')
  useEffect(() => {
    if (isTurned.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return <h1 ref={heading} tabIndex={-1} className={classes.heading} {...fittedTextProps(text)} />
}
