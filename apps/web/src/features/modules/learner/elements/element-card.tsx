import type { ComponentType, ReactNode } from 'react'
import { useId } from 'react'
import classes from './element-card.module.css'

type ElementCardProps = {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  title: string
  /** `calm`: to think about; `warm`: to do something; `plain`: to take along. */
  tone: 'calm' | 'warm' | 'plain'
  /** By which the way to an open task finds it. */
  anchor?: string
  children: ReactNode
}

/** The frame that all elements share which are more than text: told apart by sign and tone. */
export const ElementCard = ({ icon: Icon, title, tone, anchor, children }: ElementCardProps) => {
  const titleId = useId()
  return (
    <section className={classes.card} data-tone={tone} aria-labelledby={titleId} id={anchor} tabIndex={-1}>
      <div className={classes.head}>
        <span className={classes.sign}>
          <Icon aria-hidden size={22} stroke={1.75} />
        </span>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
