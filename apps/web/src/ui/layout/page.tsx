import type { ReactNode } from 'react'
import classes from './page.module.css'
import { usePageTitle } from './page-title.ts'

type PageProps = {
  /** The title of the browser's tab, and the page's heading. */
  title: string
  /** The page renders a heading of its own. */
  isTitleHidden?: boolean
  width?: 'text' | 'wide'
  children: ReactNode
}

/** A screen: its heading and its content, in a readable width. */
export const Page = ({ title, isTitleHidden = false, width = 'wide', children }: PageProps) => {
  usePageTitle(title)
  return (
    <div className={classes.page} data-width={width}>
      {!isTitleHidden && <h1 className={classes.title}>{title}</h1>}
      {children}
    </div>
  )
}
