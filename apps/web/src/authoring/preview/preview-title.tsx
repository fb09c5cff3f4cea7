import type { ReactNode } from 'react'
import classes from './preview-phone.module.css'

/** A previewed page's title, which is no heading of the page around it. */
export const PreviewTitle = ({ children }: { children: ReactNode }) => (
  <p className={classes.title}>{children}</p>
)
