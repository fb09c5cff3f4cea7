import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallError } from '../api/call-error.ts'
import { FailedState } from '../ui/failed-state.tsx'
import { Page } from '../ui/page.tsx'
import classes from './managed-list.module.css'

type Answer<Item> = {
  data: readonly Item[] | undefined
  error: CallError | null
  refetch: () => unknown
  isFetching: boolean
}

type ManagedListProps<Item> = {
  title: string
  answer: Answer<Item>
  idOf: (item: Item) => string
  emptyText: string
  /** The actions for the whole list: the main one last. */
  actions: ReactNode
  /** One row: its item and the item's actions. */
  children: (item: Item) => ReactNode
}

const SKELETONS = ['one', 'two', 'three', 'four']

const Rows = <Item,>({ answer, idOf, emptyText, children }: ManagedListProps<Item>) => {
  const { data, error, refetch, isFetching } = answer
  if (!data && error)
    return (
      <FailedState
        title="Die Liste ist gerade nicht erreichbar"
        text={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPartOfPage
      />
    )
  if (data?.length === 0) return <p className={classes.empty}>{emptyText}</p>
  return (
    <ul className={classes.rows} aria-busy={!data}>
      {data
        ? data.map((item) => (
            <li key={idOf(item)} className={classes.row}>
              {children(item)}
            </li>
          ))
        : SKELETONS.map((key) => (
            <li key={key} className={classes.row}>
              <Skeleton height={40} />
            </li>
          ))}
    </ul>
  )
}

/** A page with the items that an editor maintains: all of them, compact, each with its menu. */
export const ManagedList = <Item,>(props: ManagedListProps<Item>) => (
  <Page title={props.title} isTitleHidden>
    <div className={classes.head}>
      <h1 className={classes.title}>{props.title}</h1>
      <div className={classes.actions}>{props.actions}</div>
    </div>
    <Rows {...props} />
  </Page>
)
