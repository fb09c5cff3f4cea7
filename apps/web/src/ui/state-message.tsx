import type { ReactNode } from 'react'
import classes from './state-message.module.css'

type StateMessageProps = { picture?: ReactNode; title: string; text?: string; action?: ReactNode }

/** An empty, failed or finished state: a picture, what is, and a way on. */
export const StateMessage = ({ picture, title, text, action }: StateMessageProps) => (
  <section className={classes.state}>
    {picture}
    <h1 className={classes.title}>{title}</h1>
    {text && <p className={classes.text}>{text}</p>}
    {action}
  </section>
)
