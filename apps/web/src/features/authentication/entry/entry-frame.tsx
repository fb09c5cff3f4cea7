import type { ReactNode } from 'react'
import { Page } from '../../../ui/layout/page.tsx'
import { UnbrokenText } from '../../../ui/text/unbroken-text.tsx'
import classes from './entry-frame.module.css'

type EntryFrameProps = {
  title: string
  /** The page's heading, if it differs from the tab's title. */
  heading?: string | undefined
  lead?: ReactNode
  picture?: ReactNode
  /** For forms with more than a few short fields. */
  isWide?: boolean
  children: ReactNode
}

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
      <h1 className={classes.heading}>
        <UnbrokenText text={heading} />
      </h1>
      {lead && (
        <p className={classes.lead}>{typeof lead === 'string' ? <UnbrokenText text={lead} /> : lead}</p>
      )}
      {children}
    </div>
  </Page>
)
