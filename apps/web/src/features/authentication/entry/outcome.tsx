import type { ComponentProps, ReactNode } from 'react'
import type { SpotKind } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { focusOnArrival } from '../../../ui/focus/focus-on-arrival.ts'
import classes from './outcome.module.css'

type OutcomeProps = Pick<ComponentProps<typeof StateMessage>, 'title' | 'text'> & {
  spot: SpotKind
  children: ReactNode
}

/** Takes the focus, which was lost with the form or the loading state. */
export const Outcome = ({ spot, title, text, children }: OutcomeProps) => (
  <div ref={focusOnArrival} tabIndex={-1} role="status" className={classes.outcome}>
    <StateMessage
      spot={spot}
      title={title}
      {...(text ? { text } : {})}
      action={<div className={classes.ways}>{children}</div>}
    />
  </div>
)
