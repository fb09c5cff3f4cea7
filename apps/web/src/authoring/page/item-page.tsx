import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useParams, useRouter } from '@tanstack/react-router'
import type { PlainRouteName, RouteTarget } from '@wohlauf/contract/routes/routes'
import type { ItemFinding } from '@wohlauf/contract/values/items/item-finding'
import { type ComponentType, useEffect, useState } from 'react'
import type { UploadFiles } from '../../api/call.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../ui/feedback/not-found-message.tsx'
import { useKeptDraft } from '../drafts/use-draft.ts'
import { formOfItem, type ItemForm } from '../editor/item-form.ts'
import { IsDeletedContext, useLastSeen } from '../last-seen.tsx'
import type { Publishing } from '../list/list-spec.ts'
import { PublishOpenButton } from '../publishing/publish-open-button.tsx'
import type { Noticed, VersionedKind } from '../publishing/versioned-kind.ts'
import { VersionsLink } from '../publishing/versions-link.tsx'
import classes from './item-page.module.css'
import { NEW } from './new-item.ts'
import { recordOpened } from './opened-item.ts'
import { PageForm } from './page-form.tsx'
import { PublishControl } from './publish-control.tsx'
import type { ItemAnswer } from './use-item.ts'
import { movePage, useWayBack } from './use-way-back.ts'

export type ItemPreviewProps<Values, Item> = { values: Values; files: UploadFiles; item: Item | undefined }

type ItemPage<Values, Item> = ItemForm<Values, Item> & {
  list: { to: PlainRouteName; label: string }
  pageOf: (id: string) => RouteTarget
  /** A hook; called without an id for a new item. */
  useItem: (id: string | null) => ItemAnswer<Item>
  nameOf: (item: Item) => string
  /** "Das Rezept ist gerade nicht erreichbar" */
  failure: string
  /** "Dieses Rezept gibt es nicht" */
  missing: string
  publishing?: Publishing
  versions?: VersionedKind<ItemFinding>
  /** Findings before publishing, in words; used with `versions`. */
  noticedIn?: (item: Item) => (finding: ItemFinding) => Noticed
  Preview: ComponentType<ItemPreviewProps<Values, Item>>
  /** Content that is edited below the form: it stays open when the form is saved. */
  Below?: ComponentType<{ item: Item }>
}

type Address<Item> = { id: string; isNew: boolean; item: Item | undefined }

/** @returns the address's item; the key stays the same when a new one gets its own address */
const useItemOfAddress = (idField: string) => {
  const router = useRouter()
  const address = (useParams({ strict: false }) as Record<string, string>)[idField] ?? NEW
  const [place, setPlace] = useState({ address, key: 0 })
  const [createdId, setCreatedId] = useState<string | null>(null)
  if (place.address !== address)
    setPlace(({ key }) => ({ address, key: address === createdId ? key : key + 1 }))
  return {
    id: address === NEW ? null : address,
    key: place.key,
    isOwn: address === createdId,
    /** Keeps the form while the address changes to the new item's. */
    moveTo: (id: string, page: RouteTarget) => {
      setCreatedId(id)
      void movePage(router, page)
    },
  }
}

type ContentProps<Values, Item> = Address<Item> & {
  spec: ItemPage<Values, Item>
  onCreated: (id: string) => void
}

const Content = <Values extends object, Item extends object>({
  spec,
  id,
  isNew,
  item,
  onCreated,
}: ContentProps<Values, Item>) => {
  const { kind, list, nameOf, publishing, versions, noticedIn, Fields, Preview, Below } = spec
  const { draftName, ...form } = formOfItem(spec, { id, item }, isNew)
  // Read once, when the form opens: later it keeps its own input.
  const [openedName] = useState(draftName)
  const draft = useKeptDraft(openedName)
  const { leave, isFromList } = useWayBack(list.to)
  const idIn = (input: object) => (input as Record<string, string>)[kind.id] as string
  if (draft === undefined) return <div className={classes.waiting} aria-busy />
  return (
    <PageForm
      {...form}
      draftName={draftName}
      draft={draft}
      list={list}
      isFromList={isFromList}
      heading={item ? nameOf(item) : form.title}
      actions={
        item && (
          <>
            {publishing && <PublishControl {...{ publishing, kind, item }} name={nameOf(item)} />}
            {versions && <VersionsLink page={versions.versionsPageOf(id)} />}
            {versions && noticedIn && (
              <PublishOpenButton
                id={id}
                versions={versions}
                isShown={versions.isShown(item)}
                noticedIn={noticedIn(item)}
              />
            )}
          </>
        )
      }
      isFocused={isNew}
      staysOpen={Below !== undefined}
      onClose={leave}
      onSaved={(_, input) => recordOpened(idIn(input))}
      onStay={(_, input) => {
        if (isNew) onCreated(idIn(input))
      }}
      preview={({ form: { values }, files }) => (
        <Preview values={values as Values} files={files} item={item} />
      )}
      below={item && Below && <Below item={item} />}
    >
      {({ form: fields, files, setFile }) => (
        <Fields form={fields as UseFormReturnType<Values>} files={files} setFile={setFile} item={item} />
      )}
    </PageForm>
  )
}

/** The page on which an item is edited, with the learner's view of it. It is the list's `pageOf`. */
export const itemPage = <Values extends object, Item extends object>(spec: ItemPage<Values, Item>) => {
  const { kind, list, pageOf, useItem, nameOf } = spec
  return () => {
    const [newId] = useState(() => crypto.randomUUID() as string)
    const { id, key, isOwn, moveTo } = useItemOfAddress(kind.id)
    const { item: newest, isGone, ...answer } = useItem(id)
    const item = useLastSeen(id ?? NEW, id === null ? undefined : newest)
    const isThere = id === null || isOwn || item !== undefined
    useEffect(() => {
      if (id !== null) recordOpened(id)
    }, [id])
    return (
      <AnsweredPage
        title={item ? nameOf(item) : id === null ? `${kind.name} erstellen` : kind.name}
        isTitleHidden
        query={{ ...answer, data: isThere ? { item } : undefined }}
        failure={spec.failure}
        missing={
          isGone && (
            <NotFoundPage
              title={spec.missing}
              action={
                <Button component={RouteLink} to={list.to}>
                  {list.label}
                </Button>
              }
            />
          )
        }
        placeholder={<div className={classes.waiting} aria-busy />}
      >
        {() => (
          <IsDeletedContext value={isGone && item !== undefined}>
            <Content
              key={key}
              spec={spec}
              id={id ?? newId}
              isNew={id === null}
              item={item}
              onCreated={(createdId) => moveTo(createdId, pageOf(createdId))}
            />
          </IsDeletedContext>
        )}
      </AnsweredPage>
    )
  }
}
