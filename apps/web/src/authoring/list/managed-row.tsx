import type { ReactNode } from 'react'
import classes from './managed-row.module.css'

type ManagedRowProps = {
  picture?: ReactNode
  /** The name; a link or button with `OPENS_ROW` when the row can be opened. */
  title: ReactNode
  note?: ReactNode
  /** Buttons and the menu. */
  actions?: ReactNode
}

export const ManagedRow = ({ picture, title, note, actions }: ManagedRowProps) => (
  <div className={classes.row}>
    {picture && <div className={classes.picture}>{picture}</div>}
    <div className={classes.text}>
      <p className={classes.title}>{title}</p>
      {note && <p className={classes.note}>{note}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </div>
)
