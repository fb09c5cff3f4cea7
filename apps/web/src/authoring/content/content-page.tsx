import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { type CallError, isUnknownId } from '../../api/call-error.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../ui/feedback/not-found-message.tsx'
import { ContentHead, type ContentHeadProps } from './content-head.tsx'
import classes from './content-page.module.css'

type ContentPageProps<Item> = Omit<
  ComponentProps<typeof AnsweredPage<Item>>,
  'query' | 'missing' | 'placeholder'
> & {
  query: ComponentProps<typeof AnsweredPage<Item>>['query'] & { error: CallError | null }
  list: ContentHeadProps['list']
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
    placeholder={<div className={classes.waiting} aria-busy />}
  />
)

type ContentColumnsProps = Omit<ContentHeadProps, 'onBack'> & {
  preview: ReactNode
  children: ReactNode
}

export const ContentColumns = ({ preview, children, ...head }: ContentColumnsProps) => (
  <div className={classes.columns}>
    <ContentHead {...head} />
    <div className={classes.parts}>{children}</div>
    <aside className={classes.preview} aria-label="Vorschau">
      {preview}
    </aside>
  </div>
)
