import type { ReactNode } from 'react'
import { UnbrokenText } from '../text/unbroken-text.tsx'
import { adviceFor } from './advice.ts'
import { Spot, type SpotKind } from './spot.tsx'
import classes from './state-message.module.css'

type StateMessageProps = {
  spot?: SpotKind
  title: string
  text?: string
  action?: ReactNode
  /** The message is inside a page with a heading of its own. */
  isPartOfPage?: boolean
}

export const StateMessage = ({ spot, title, text, action, isPartOfPage = false }: StateMessageProps) => {
  const Title = isPartOfPage ? 'h2' : 'h1'
  const advice = adviceFor(text ?? '')
  return (
    <section className={classes.state} data-part={isPartOfPage || undefined}>
      {spot && <Spot kind={spot} />}
      <Title className={classes.title}>
        <UnbrokenText text={title} />
      </Title>
      {text && (
        <div className={classes.text}>
          <p>
            <UnbrokenText text={text} />
          </p>
          {advice && <p>{advice}</p>}
        </div>
      )}
      {action}
    </section>
  )
}
