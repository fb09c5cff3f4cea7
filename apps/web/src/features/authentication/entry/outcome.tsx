import type { ComponentProps, ReactNode } from 'react'
import { Spot, type SpotKind } from '../../../ui/spot.tsx'
import { StateMessage } from '../../../ui/state-message.tsx'
import classes from './outcome.module.css'

type OutcomeProps = Pick<ComponentProps<typeof StateMessage>, 'title' | 'text'> & {
  spot: SpotKind
  /** The ways on, the likeliest first. */
  children: ReactNode
}

/** A ref without a state: once, when the outcome has come. */
const focusOnArrival = (node: HTMLElement | null) => node?.focus({ preventScroll: true })

/** What came of it, in the place of the form or of the waiting. The focus that went with those stands here. */
export const Outcome = ({ spot, title, text, children }: OutcomeProps) => (
  <div ref={focusOnArrival} tabIndex={-1} role="status" className={classes.outcome}>
    <StateMessage
      picture={<Spot kind={spot} />}
      title={title}
      {...(text ? { text } : {})}
      action={<div className={classes.ways}>{children}</div>}
    />
  </div>
)
