import type { ReactNode } from 'react'
import { Page } from '../../../ui/page.tsx'
import classes from './entry-frame.module.css'

type EntryFrameProps = {
  title: string
  /** What the page shows as its heading, where the tab says something else. */
  heading?: string | undefined
  lead?: ReactNode
  picture?: ReactNode
  /** Room for more than a few short fields. */
  isWide?: boolean
  children: ReactNode
}

/** The column in which somebody gets in: a heading, a kind word, a card. */
export const EntryFrame = ({
  title,
  heading = title,
  lead,
  picture,
  isWide = false,
  children,
}: EntryFrameProps) => (
  <Page title={title} isTitleHidden width="text">
    <div className={classes.frame} data-wide={isWide || undefined}>
      {picture}
      <h1 className={classes.heading}>{heading}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </div>
  </Page>
)
