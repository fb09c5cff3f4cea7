import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallError } from '../../api/call-error.ts'
import { FailedAnswer } from '../../ui/feedback/answered.tsx'
import { EmptyText } from '../../ui/feedback/empty-text.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { type More, ShowMore } from '../../ui/layout/show-more.tsx'
import classes from './managed-list.module.css'
import { bringBack } from './use-opened-row.ts'

type Answer<Item> = {
  data: readonly Item[] | undefined
  error: CallError | null
  refetch: () => unknown
  isFetching: boolean
  /** The next page of a list that is loaded page by page. */
  more?: More
}

type ManagedRowsProps<Item> = {
  answer: Answer<Item>
  idOf: (item: Item) => string
  emptyText: string
  /** Compact rows divided by lines: for long lists that are scanned. */
  isDense?: boolean
  /** The row to mark and scroll to: its page was open before. */
  markedId?: string | null
  children: (item: Item) => ReactNode
}

type ManagedListProps<Item> = ManagedRowsProps<Item> & {
  title: string
  /** Actions for the whole list: the main one last. */
  actions?: ReactNode
  intro?: ReactNode
  outro?: ReactNode
}

const SKELETONS = ['one', 'two', 'three', 'four']

export const ManagedRows = <Item,>({
  answer,
  idOf,
  emptyText,
  isDense,
  markedId,
  children,
}: ManagedRowsProps<Item>) => {
  const { data, error, more } = answer
  if (!data && error)
    return <FailedAnswer query={answer} failure="Die Liste ist gerade nicht erreichbar" isPartOfPage />
  if (data?.length === 0) return <EmptyText>{emptyText}</EmptyText>
  return (
    <>
      <ul
        key={data ? 'rows' : 'waiting'}
        className={classes.rows}
        aria-busy={!data}
        data-dense={isDense || undefined}
      >
        {data
          ? data.map((item) => (
              <li
                key={idOf(item)}
                className={classes.row}
                data-row={idOf(item)}
                {...(idOf(item) === markedId ? { 'data-marked': true, ref: bringBack } : {})}
              >
                {children(item)}
              </li>
            ))
          : SKELETONS.map((key) => (
              <li key={key} className={classes.row}>
                <Skeleton height={40} />
              </li>
            ))}
      </ul>
      {data && more && <ShowMore {...more} />}
    </>
  )
}

/** A page of items that staff maintain: all of them, or page by page (`usePagedAnswer`), each with its menu. */
export const ManagedList = <Item,>(props: ManagedListProps<Item>) => (
  <Page title={props.title} isTitleHidden>
    <PageHead title={props.title} actions={props.actions} />
    {props.intro}
    <ManagedRows {...props} />
    {props.outro}
  </Page>
)
