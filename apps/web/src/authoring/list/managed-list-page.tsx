import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import IconPlus from '~icons/tabler/plus'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import type { MenuAction } from '../../ui/actions/actions-menu.tsx'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { DraftMark } from '../drafts/draft-mark.tsx'
import { useDraftMarks, useHasDraft } from '../drafts/use-has-draft.ts'
import { draftOfItem } from '../editor/item-form.ts'
import { LastSeen } from '../last-seen.tsx'
import { ImportPackageButton } from '../packages/import-package-button.tsx'
import { useSavePackage } from '../packages/use-save-package.ts'
import { NEW } from '../page/new-item.ts'
import { FROM_LIST, openPage } from '../page/use-way-back.ts'
import { PublishManyButton } from '../publishing/publish-many-button.tsx'
import { useOpenNotes } from '../publishing/use-open-notes.tsx'
import { SortButton } from '../sorting/sort-button.tsx'
import { useDialogTask } from '../use-dialog-task.ts'
import { ItemRow } from './item-row.tsx'
import type { ItemAction, ListSpec } from './list-spec.ts'
import { byGreatest } from './list-view.ts'
import classes from './managed-list.module.css'
import { ManagedList } from './managed-list.tsx'
import { useJumpedRow } from './use-jumped-row.ts'
import { useLastChanges } from './use-last-changes.tsx'
import { useListView } from './use-list-view.tsx'
import { useOpenedRow } from './use-opened-row.ts'

const PublishDialog = lazyDialog(() => import('../publishing/publish-dialog.tsx'))

type Task<Item> = 'create' | 'publish' | ItemAction<Item>

const noActions = () => () => []
const noPackage = (_id: string, _name: string): readonly MenuAction[] => []
const useNoPackages = () => noPackage
const NOTHING_MORE = { noteOf: () => null, orders: [], isWaiting: false }
const useNothingMore = () => NOTHING_MORE

const plus = <IconPlus aria-hidden size={20} />

export const managedListPage = <Item extends object>(spec: ListSpec<Item>) => {
  const { kind, title, query, emptyText, nameOf, NewDialog, pageOf, sorting, publishing } = spec
  const { useDirectActions = noActions, versions, ListAction, savePackage } = spec
  const usePackageAction = savePackage ? () => useSavePackage(savePackage, kind.id) : useNoPackages
  const { useMore = versions ? () => useOpenNotes<Item>(versions) : useNothingMore } = spec
  const idOf = (item: Item): string => (item as Record<string, unknown>)[kind.id] as string
  const sortedIds = sorting && (Object.keys(sorting.operation.input.def.shape)[0] as string)

  return () => {
    const answer = useAnswer(query, {}, { isSilent: true, refetchOnReturn: true })
    const items = (answer.data ?? []) as readonly Item[]
    const directActionsOf = useDirectActions()
    const packageActionsOf = usePackageAction()
    const more = useMore(items)
    const loadedItems = more.isWaiting ? undefined : answer.data && items
    useJumpedRow(loadedItems !== undefined)
    const changes = useLastChanges(query, items, items.map(idOf))
    const lastChanged = {
      label: 'Zuletzt geändert',
      compare: byGreatest((each: Item) => changes.at(idOf(each))),
    }
    const view = useListView(spec, items, { orders: [lastChanged, ...more.orders] })
    const { task: target, isOpen, opening, begin, end } = useDialogTask<{ task: Task<Item>; id?: string }>()
    const item = items.find((each) => idOf(each) === target?.id)
    const dialog = { isOpen, onClose: end }
    const { task } = target ?? {}
    useDraftMarks()
    const hasNewDraft = useHasDraft(draftOfItem(kind))
    const router = useRouter()
    const create = () => (pageOf ? openPage(router, pageOf(NEW)) : begin({ task: 'create' }))
    const openedId = useOpenedRow(loadedItems?.map(idOf))
    return (
      <>
        <ManagedList
          title={title}
          answer={{ ...answer, data: loadedItems && view.rows }}
          idOf={idOf}
          emptyText={view.rows.length < items.length ? 'Nichts davon passt.' : emptyText}
          markedId={openedId}
          intro={
            <>
              {hasNewDraft && (
                <p className={classes.begun}>
                  {kind.name} erstellen: <DraftMark name={`${kind.name} erstellen`} onOpen={create} />
                </p>
              )}
              {view.tools}
            </>
          }
          actions={
            <>
              {ListAction && <ListAction />}
              {versions && <PublishManyButton versions={versions} />}
              {sorting && sortedIds && (
                <SortButton
                  title={sorting.title ?? `${title} sortieren`}
                  items={items.map((each) => ({ id: idOf(each), label: (sorting.nameOf ?? nameOf)(each) }))}
                  operation={sorting.operation}
                  inputOf={(ids) => ({ [sortedIds]: ids })}
                />
              )}
              {savePackage && <ImportPackageButton />}
              {pageOf ? (
                <Button component={RouteLink} {...pageOf(NEW)} state={FROM_LIST} leftSection={plus}>
                  {kind.name} erstellen
                </Button>
              ) : (
                <Button leftSection={plus} onClick={() => begin({ task: 'create' })} aria-haspopup="dialog">
                  {kind.name} erstellen
                </Button>
              )}
            </>
          }
        >
          {(each) => (
            <ItemRow
              spec={spec}
              item={each}
              more={
                <>
                  {more.noteOf(each)}
                  {changes.noteOf(idOf(each))}
                </>
              }
              directActions={[...directActionsOf(each), ...packageActionsOf(idOf(each), nameOf(each))]}
              onAction={(action) => begin({ task: action, id: idOf(each) })}
              onPublish={() => begin({ task: 'publish', id: idOf(each) })}
            />
          )}
        </ManagedList>
        <Suspense key={opening}>
          {task === 'create' && NewDialog && <NewDialog {...dialog} item={undefined} />}
          {task === 'publish' && publishing && item && (
            <PublishDialog {...dialog} {...publishing} kind={kind} item={item} name={nameOf(item)} />
          )}
          {typeof task === 'object' && target?.id && (
            <LastSeen id={target.id} item={item}>
              {(lastItem) => <task.Dialog {...dialog} item={lastItem} />}
            </LastSeen>
          )}
        </Suspense>
      </>
    )
  }
}
