import type { ReactNode } from 'react'
import { fittedTextProps } from '../text/fitted.ts'
import classes from './page.module.css'
import { usePageTitle } from './page-title.ts'

type PageProps = {
  title: string
  /** The page renders a heading of its own. */
  isTitleHidden?: boolean
  width?: 'text' | 'wide'
  children: ReactNode
}

export const Page = ({ title, isTitleHidden = false, width = 'wide', children }: PageProps) => {
  usePageTitle(title)
  return (
    <div className={classes.page} data-width={width}>
      {!isTitleHidden && <h1 className={classes.title} {...fittedTextProps(title)} />}
      {children}
    </div>
  )
}
