import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { ItemFinding } from '@wohlauf/contract/values/items/item-finding'
import type { ReactNode } from 'react'
import IconPencil from '~icons/tabler/pencil'
import type { MenuAction } from '../../ui/actions/actions-menu.tsx'
import type { VersionedKind } from '../publishing/versioned-kind.ts'
import type { Order, Selection } from './list-view.ts'

type Component<Props> = (props: Props) => ReactNode

export type ItemDialogProps<Item> = { item: Item | undefined; isOpen: boolean; onClose: () => void }

export type ItemAction<Item> = Pick<MenuAction, 'label' | 'icon' | 'isFinal'> & {
  /** Usually lazy, like all dialogs of a list. */
  Dialog: Component<{ item: Item; isOpen: boolean; onClose: () => void }>
}

export const EDITING = { label: 'Bearbeiten', icon: IconPencil } as const

export const editing = <Item>(Dialog: Component<ItemDialogProps<Item>>): ItemAction<Item> => ({
  ...EDITING,
  Dialog,
})

/** The operations of a list whose items are published, now or at a planned time, and hidden. */
export type Publishing = { publish: AnyOperation; unpublish: AnyOperation; plan: AnyOperation }

export type MoreOfRows<Item> = {
  /** Shown after a row's note; null while there is nothing to say. */
  noteOf: (item: Item) => ReactNode
  orders: readonly Order<Item>[]
  /** Whether answers that are still loading would make rows grow. */
  isWaiting: boolean
}

export type ListSpec<Item> = {
  kind: Pick<ItemKind, 'id' | 'name'>
  title: string
  query: AnyOperation
  emptyText: string
  /** An item's name: in its row, in menus, and when it is sorted. */
  nameOf: (item: Item) => string
  /** `text` opens the first dialog, as the name does; a `link` carries `OPENS_ROW` and opens the item's own page. */
  rowOf?: (item: Item) => { text?: string; link?: ReactNode; note?: ReactNode; picture?: ReactNode }
  /** The dialog that creates an item, unless items have pages. */
  NewDialog?: Component<ItemDialogProps<Item>>
  /** The page on which an item is edited (`page/item-page.tsx`): the row opens it. */
  pageOf?: (id: string) => RouteTarget
  /** Actions for one item: the row opens the first one, unless items have pages. */
  actions?: readonly ItemAction<Item>[]
  /** Actions that need no dialog. A hook, called at each rendering. */
  useDirectActions?: () => (item: Item) => readonly MenuAction[]
  /** A button for the whole list. */
  ListAction?: () => ReactNode
  /** `operation` sends all ids in one field. Title and names are the list's unless given. */
  sorting?: { operation: AnyOperation; title?: string; nameOf?: (item: Item) => string }
  publishing?: Publishing
  /**
   * For items that are edited separately from their published version: rows say what is open, and a button
   * publishes it.
   */
  versions?: VersionedKind<ItemFinding>
  /**
   * The operation that saves an item as a course package: then packages can be imported into the list, too.
   */
  savePackage?: AnyOperation & { kind: 'download' }
  /** The filters of a long list; by default, by publication where its items are published. */
  states?: readonly Selection<Item>[]
  /** Facts from an answer that comes later than the list. A hook, called at each rendering. */
  useMore?: (items: readonly Item[]) => MoreOfRows<Item>
}
