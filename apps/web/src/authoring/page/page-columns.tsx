import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { SegmentedControl } from '@mantine/core'
import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import { type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { RouteLink } from '../../routes/route-link.tsx'
import classes from './page-columns.module.css'

const VIEWS = [
  { value: 'write', label: 'Schreiben' },
  { value: 'preview', label: 'Vorschau' },
]

type PageColumnsProps = {
  ref: Ref<HTMLDivElement>
  list: { to: PlainRouteName; label: string }
  /** Goes back to the list's own place in the history; without it the link leads to the list. */
  onBack: (() => void) | undefined
  title: string
  actions?: ReactNode
  preview: ReactNode
  children: ReactNode
}

/** The form beside its preview; where there is no room for both, one of them. */
export const PageColumns = ({ ref, list, onBack, title, actions, preview, children }: PageColumnsProps) => {
  const [view, setView] = useState('write')
  const goBack = (event: MouseEvent) => {
    if (!onBack || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onBack()
  }
  return (
    <div ref={ref} className={classes.page} data-view={view}>
      <header className={classes.head}>
        <RouteLink to={list.to} className={classes.back} onClick={goBack}>
          <IconArrowLeft aria-hidden size={20} />
          {list.label}
        </RouteLink>
        <h1 className={classes.title}>{title}</h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
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
