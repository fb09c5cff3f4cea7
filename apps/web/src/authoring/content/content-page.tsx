import { Button } from '@mantine/core'
import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import type { ComponentProps, ReactNode } from 'react'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { type CallError, isUnknownId } from '../../api/call-error.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../ui/feedback/not-found-message.tsx'
import { fitted } from '../../ui/text/fitted.ts'
import classes from './content-page.module.css'

type List = { to: PlainRouteName; label: string }

type ContentPageProps<Item> = Omit<
  ComponentProps<typeof AnsweredPage<Item>>,
  'query' | 'missing' | 'waiting'
> & {
  query: ComponentProps<typeof AnsweredPage<Item>>['query'] & { error: CallError | null }
  list: List
  missing: { title: string; text?: string }
}

export const ContentPage = <Item,>({ list, missing, ...page }: ContentPageProps<Item>) => (
  <AnsweredPage
    {...page}
    isTitleHidden
    missing={
      isUnknownId(page.query.error) && (
        <NotFoundPage
          {...missing}
          action={
            <Button component={RouteLink} to={list.to}>
              {list.label}
            </Button>
          }
        />
      )
    }
    waiting={<div className={classes.waiting} aria-busy />}
  />
)

type ContentColumnsProps = {
  list: List
  title: string
  /** One line below the title. */
  note?: ReactNode
  actions?: ReactNode
  preview: ReactNode
  children: ReactNode
}

export const ContentColumns = ({ list, title, note, actions, preview, children }: ContentColumnsProps) => (
  <div className={classes.columns}>
    <header className={classes.head}>
      <RouteLink to={list.to} className={classes.back}>
        <IconArrowLeft aria-hidden size={20} />
        {list.label}
      </RouteLink>
      <div className={classes.heading}>
        <h1 className={classes.title} {...fitted(title)} />
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
    <div className={classes.parts}>{children}</div>
    <aside className={classes.preview} aria-label="Vorschau">
      {preview}
    </aside>
  </div>
)
