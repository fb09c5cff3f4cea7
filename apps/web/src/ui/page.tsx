import type { ReactNode } from 'react'
import classes from './page.module.css'
import { usePageTitle } from './page-title.ts'

type PageProps = {
  /** Stands in the browser's tab, and as the page's heading. */
  title: string
  /** The page shows a heading of its own. */
  isTitleHidden?: boolean
  width?: 'text' | 'wide'
  children: ReactNode
}

/** A screen: its heading, and what is below it, no wider than can be read. */
export const Page = ({ title, isTitleHidden = false, width = 'wide', children }: PageProps) => {
  usePageTitle(title)
  return (
    <div className={classes.page} data-width={width}>
      {!isTitleHidden && <h1 className={classes.title}>{title}</h1>}
      {children}
    </div>
  )
}
