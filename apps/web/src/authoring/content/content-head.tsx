import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import type { MouseEvent, ReactNode } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { RouteLink } from '../../routes/route-link.tsx'
import { fittedTextProps } from '../../ui/text/fitted.ts'
import classes from './content-head.module.css'

export type ContentHeadProps = {
  list: { to: PlainRouteName; label: string }
  /** Goes back to the list's own entry in the history; without it the link leads to the list. */
  onBack?: (() => void) | undefined
  title: string
  /** One line below the title. */
  note?: ReactNode
  actions?: ReactNode
}

/** The link back to the list, the title, and the actions for the whole item. */
export const ContentHead = ({ list, onBack, title, note, actions }: ContentHeadProps) => {
  const goBack = (event: MouseEvent) => {
    if (!onBack || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onBack()
  }
  return (
    <header className={classes.space}>
      <div className={classes.head}>
        <RouteLink to={list.to} className={classes.back} onClick={goBack}>
          <IconArrowLeft aria-hidden size={20} />
          {list.label}
        </RouteLink>
        <div className={classes.heading}>
          <h1 className={classes.title} {...fittedTextProps(title)} />
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  )
}
