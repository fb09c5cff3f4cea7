import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Badge.css'
import { ActionIcon, Badge } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import IconCopy from '~icons/tabler/copy'
import IconGripVertical from '~icons/tabler/grip-vertical'
import IconPencil from '~icons/tabler/pencil'
import IconPlus from '~icons/tabler/plus'
import IconTrash from '~icons/tabler/trash'
import { ItemMenu } from '../../ui/actions/item-menu.tsx'
import { useHasDraft } from '../drafts/use-has-draft.ts'
import { OPENS_ROW } from '../list/opens-row.ts'
import type { RowInOrder } from '../sorting/use-sorting-in-place.ts'
import { draftOfElement } from './element-dialog.tsx'
import classes from './element-rows.module.css'
import { type AnyElement, contentTypeOf, type TypesOfContent } from './type-of-content.ts'

export type RowActions = {
  onEdit: (id: string) => void
  onInsert: (nextId: string) => void
  onDelete: (id: string) => void
  onDuplicate?: (id: string) => void
}

type ClosedRowProps = RowActions & {
  row: RowInOrder
  element: AnyElement
  types: TypesOfContent
  instructionsId: string
  /** The row was just closed, and takes the focus unless another element has it. */
  wasOpen: boolean
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

const ClosedRow = ({
  row: { id, isCarried, handle },
  element: { title, type },
  types,
  instructionsId,
  wasOpen,
  onEdit,
  onInsert,
  onDelete,
  onDuplicate,
}: ClosedRowProps) => {
  const { label, icon: Icon } = contentTypeOf(types, type)
  const edit = useRef<HTMLButtonElement>(null)
  const hasDraft = useHasDraft(draftOfElement(id))
  useEffect(() => {
    if (wasOpen && isFocusLost()) edit.current?.focus({ preventScroll: true })
  }, [wasOpen])
  return (
    <div className={classes.row} data-carried={isCarried || undefined}>
      <button
        type="button"
        className={classes.insert}
        aria-label={`Inhalt anlegen vor: ${title}`}
        data-insert
        onClick={() => onInsert(id)}
      >
        <span className={classes.plus}>
          <IconPlus aria-hidden size={16} />
        </span>
      </button>
      <button
        type="button"
        {...handle}
        className={classes.handle}
        aria-label={`${title} verschieben`}
        aria-pressed={isCarried}
        aria-describedby={instructionsId}
      >
        <IconGripVertical aria-hidden size={20} />
      </button>
      <span className={classes.icon}>
        <Icon aria-hidden size={24} />
      </span>
      <div className={classes.text}>
        <p className={classes.name}>{title}</p>
        <p className={classes.type}>
          {label}
          {hasDraft && (
            <Badge component="span" variant="light" color="var(--warm)">
              Entwurf
            </Badge>
          )}
        </p>
      </div>
      <ActionIcon
        ref={edit}
        variant="subtle"
        size={44}
        aria-label={`Bearbeiten: ${title}`}
        aria-expanded={false}
        onClick={() => onEdit(id)}
        {...OPENS_ROW}
      >
        <IconPencil aria-hidden size={20} />
      </ActionIcon>
      <ItemMenu
        label={`Mehr zu: ${title}`}
        actions={[
          ...(onDuplicate ? [{ label: 'Duplizieren', icon: IconCopy, onClick: () => onDuplicate(id) }] : []),
          { label: 'Löschen', icon: IconTrash, onClick: () => onDelete(id), isFinal: true },
        ]}
      />
    </div>
  )
}

type ElementRowProps = Omit<ClosedRowProps, 'wasOpen' | 'element'> & {
  element: AnyElement | undefined
  /** The form of a new element, or the empty line, before this row. */
  before: ReactNode
  /** The form in place of the row. */
  form: ReactNode
  /** An element on this screen is being edited: the focus is there. */
  isAnyOpen: boolean
}

export const ElementRow = ({ element, before, form, isAnyOpen, ...rowProps }: ElementRowProps) => {
  const { isCarried, shiftPx } = rowProps.row
  const wasOpen = useRef(false)
  const hadBefore = useRef(false)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (hadBefore.current && !before && !isAnyOpen && isFocusLost())
      item.current?.querySelector<HTMLElement>('[data-insert]')?.focus({ preventScroll: true })
    wasOpen.current = Boolean(form)
    hadBefore.current = Boolean(before)
  })
  return (
    <li
      ref={item}
      className={classes.element}
      data-element={rowProps.row.id}
      data-carried={isCarried || undefined}
      style={shiftPx === 0 ? {} : { transform: `translateY(${shiftPx}px)` }}
    >
      {before}
      {form ||
        (element && <ClosedRow {...rowProps} element={element} wasOpen={wasOpen.current && !isAnyOpen} />)}
    </li>
  )
}
