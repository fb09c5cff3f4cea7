import type { ReactNode } from 'react'
import classes from './preview-phone.module.css'

/** The title of a previewed page, which is not the heading of the page around it. */
export const PreviewTitle = ({ children }: { children: ReactNode }) => (
  <p className={classes.title}>{children}</p>
)
