import { Button, UnstyledButton } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import IconEdit from '~icons/tabler/edit'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import { RouteLink } from '../../routes/route-link.tsx'
import type { MenuAction } from '../../ui/actions/actions-menu.tsx'
import { ItemMenu } from '../../ui/actions/item-menu.tsx'
import { DraftMark } from '../drafts/draft-mark.tsx'
import { useHasDraft } from '../drafts/use-has-draft.ts'
import { draftOfItem } from '../editor/item-form.ts'
import { FROM_LIST, openPage } from '../page/use-way-back.ts'
import { type Publishable, PublishedNote } from '../publishing/published-note.tsx'
import classes from './item-row.module.css'
import { EDITING, type ItemAction, type ListSpec } from './list-spec.ts'
import { ManagedRow } from './managed-row.tsx'
import { OPENS_ROW } from './opens-row.ts'

type ItemRowProps<Item> = {
  spec: ListSpec<Item>
  item: Item
  /** Facts shown after the note. */
  more: ReactNode
  directActions: readonly MenuAction[]
  onAction: (action: ItemAction<Item>) => void
  onPublish: () => void
}

/** One action is a button; several are a menu, and the name opens the first. */
const withOneAction = (name: string, onClick: () => void): { title: ReactNode; actions: ReactNode } => ({
  title: name,
  actions: (
    <Button
      variant="subtle"
      leftSection={<IconEdit aria-hidden size={20} />}
      onClick={onClick}
      aria-label={`Bearbeiten: ${name}`}
      aria-haspopup="dialog"
      {...OPENS_ROW}
    >
      Bearbeiten
    </Button>
  ),
})

export const ItemRow = <Item,>({
  spec,
  item,
  more,
  directActions,
  onAction,
  onPublish,
}: ItemRowProps<Item>) => {
  const router = useRouter()
  const { kind, pageOf, actions = [] } = spec
  const id = (item as Record<string, string>)[kind.id] as string
  const page = pageOf?.(id)
  const hasDraft = useHasDraft(draftOfItem(kind, id))
  const name = spec.nameOf(item)
  const { text = name, link, note, picture } = spec.rowOf?.(item) ?? {}
  const [first] = actions
  const publishable = item as Publishable
  const dialogs = actions.map((action) => ({ ...action, onClick: () => onAction(action) }))
  const toPage = () => page && openPage(router, page)
  const publishing: MenuAction[] = !spec.publishing
    ? []
    : publishable.isPublished
      ? [{ label: 'Verstecken', icon: IconEyeOff, onClick: onPublish }]
      : [{ label: 'Veröffentlichen', icon: IconEye, onClick: onPublish }]
  const all = [
    ...(page ? [{ ...EDITING, onClick: toPage }] : []),
    ...dialogs.filter(({ isFinal }) => !isFinal),
    ...directActions,
    ...publishing,
    ...dialogs.filter(({ isFinal }) => isFinal),
  ]
  const open = page ? toPage : () => first && onAction(first)
  const ownLink = page && (
    <RouteLink {...page} state={FROM_LIST} {...OPENS_ROW}>
      {text}
    </RouteLink>
  )
  const row =
    all.length === 1 && !page
      ? withOneAction(name, open)
      : {
          title: link ?? ownLink ?? (
            <UnstyledButton className={classes.name} onClick={open} aria-haspopup="dialog" {...OPENS_ROW}>
              {text}
            </UnstyledButton>
          ),
          actions: <ItemMenu label={`Mehr zu: ${name}`} actions={all} />,
        }
  return (
    <ManagedRow
      picture={picture}
      title={row.title}
      note={
        <span className={classes.note}>
          {spec.publishing && <PublishedNote {...publishable} />}
          {note}
          {more}
          {hasDraft && <DraftMark name={name} onOpen={open} />}
        </span>
      }
      actions={row.actions}
    />
  )
}
