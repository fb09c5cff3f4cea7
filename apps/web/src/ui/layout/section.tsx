import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

type SectionProps = {
  title: string
  action?: ReactNode
  children: ReactNode
}

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
