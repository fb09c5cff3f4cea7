import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { SegmentedControl } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { ContentHead, type ContentHeadProps } from '../content/content-head.tsx'
import classes from './page-columns.module.css'

const VIEWS = [
  { value: 'write', label: 'Schreiben' },
  { value: 'preview', label: 'Vorschau' },
]

type PageColumnsProps = Omit<ContentHeadProps, 'note'> & {
  ref: Ref<HTMLDivElement>
  preview: ReactNode
  children: ReactNode
}

/** The form beside its preview; on a narrow screen, one of the two. */
export const PageColumns = ({ ref, preview, children, ...head }: PageColumnsProps) => {
  const [view, setView] = useState('write')
  return (
    <div ref={ref} className={classes.page} data-view={view}>
      <ContentHead {...head} />
      <div className={classes.switch}>
        <SegmentedControl
          aria-label="Ansicht"
          fullWidth
          data={VIEWS}
          value={view}
          onChange={setView}
          classNames={{ label: classes.choice ?? '' }}
        />
      </div>
      <div className={classes.columns}>
        <div className={classes.parts}>{children}</div>
        <aside className={classes.preview} aria-label="Vorschau">
          {preview}
        </aside>
      </div>
    </div>
  )
}
