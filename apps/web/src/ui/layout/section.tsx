import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

type SectionProps = {
  title: string
  /** A link, beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a screen under its own heading. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </section>
  )
}
