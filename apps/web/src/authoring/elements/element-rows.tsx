import '@mantine/core/styles/VisuallyHidden.css'
import { Button, VisuallyHidden } from '@mantine/core'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { ElementFamily, TypeIn } from '@wohlauf/contract/values/elements/element-family'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import IconHistory from '~icons/tabler/history'
import { useHasDraft } from '../drafts/use-has-draft.ts'
import { LastSeen } from '../last-seen.tsx'
import { sortInstructions } from '../sorting/sort-announcements.ts'
import type { Sorting } from '../sorting/sort-dialog.tsx'
import { useSortingInPlace } from '../sorting/use-sorting-in-place.ts'
import { draftOfElement, draftOfNew, type ElementDialogProps, titleOfForm } from './element-dialog.tsx'
import { ElementRow, type RowActions } from './element-row.tsx'
import classes from './element-rows.module.css'
import { EmptyLine } from './empty-line.tsx'
import { OpenElement } from './open-element.tsx'
import type { OpenRow, SetOpenRow } from './open-row.ts'
import { type AnyElement, contentTypeOf, type TypesOfContent } from './type-of-content.ts'
import { useTypesOnOffer } from './types-on-offer.ts'

type ElementRowsProps<F extends ElementFamily, Element extends AnyElement, Op extends AnyOperation> = Pick<
  RowActions,
  'onDelete' | 'onDuplicate'
> & {
  family: F
  types: TypesOfContent<TypeIn<F>>
  parentId: string
  parentTitle: string
  elements: readonly Element[]
  idOf: (element: Element) => string
  /** The open row of this list. */
  open: OpenRow | null
  onOpen: SetOpenRow
  sorting: Pick<Sorting<Op>, 'operation' | 'inputOf'>
}

type DraftOfNewProps = { type: string; types: TypesOfContent; parentId: string; onOpen: () => void }

/** Offers to reopen a new element that was begun and not created. */
const DraftOfNew = ({ type, types, parentId, onOpen }: DraftOfNewProps) => {
  if (!useHasDraft(draftOfNew(type, parentId))) return null
  return (
    <p className={classes.begun}>
      <span>{contentTypeOf(types, type).label}: Entwurf behalten</span>
      <Button variant="subtle" size="sm" leftSection={<IconHistory aria-hidden size={18} />} onClick={onOpen}>
        Wieder öffnen
      </Button>
    </p>
  )
}

/**
 * The elements of one parent: each opens in its row, and new ones are inserted between any two of them and at
 * the end.
 */
export const ElementRows = <F extends ElementFamily, Element extends AnyElement, Op extends AnyOperation>({
  family,
  types,
  parentId,
  parentTitle,
  elements,
  idOf,
  open,
  onOpen,
  onDelete,
  onDuplicate,
  sorting,
}: ElementRowsProps<F, Element, Op>) => {
  const list = useRef<HTMLUListElement>(null)
  const instructionsId = useId()
  const items = elements.map((element) => ({ id: idOf(element), label: element.title }))
  const { rows, announcement, isCarrying } = useSortingInPlace({ ...sorting, list, items })
  const offeredTypes = useTypesOnOffer(family)
  const begin = (type: string, nextId?: string) => onOpen({ kind: 'new', parentId, type, nextId })
  const close = (row: OpenRow) => () => onOpen((current) => (current === row ? null : current))
  /** The type of the next element is chosen right where this one was created. */
  const openNextLine = (nextId: string | undefined) => () =>
    onOpen(nextId === undefined ? null : { kind: 'line', parentId, nextId })
  const formIn = (
    row: Exclude<OpenRow, { kind: 'line' }>,
    type: string,
    { element, ...more }: Pick<ElementDialogProps, 'element' | 'nextId' | 'onCreated'>,
  ): ReactNode => {
    const { label, Dialog } = contentTypeOf(types, type)
    // A newer server may send unknown types.
    if (!Dialog) return null
    return (
      <OpenElement
        key={row.kind === 'new' ? `${type} ${row.nextId}` : row.id}
        title={titleOfForm(label, element)}
        element={element}
        draftName={row.kind === 'new' ? draftOfNew(type, parentId) : draftOfElement(row.id)}
        onClose={close(row)}
        onReopen={() => onOpen(row)}
      >
        <Dialog label={label} parentId={parentId} element={element} isOpen onClose={close(row)} {...more} />
      </OpenElement>
    )
  }
  const formOfNew = (nextId: string | undefined) =>
    open?.kind === 'new' &&
    open.nextId === nextId &&
    formIn(open, open.type, { element: undefined, nextId, onCreated: openNextLine(nextId) })
  const beforeRow = (nextId: string): ReactNode =>
    open?.kind === 'line' && open.nextId === nextId ? (
      <EmptyLine
        family={family}
        types={types}
        label={`Neuer Inhalt auf: ${parentTitle}`}
        isAsked
        onChoose={(type) => begin(type, nextId)}
        onLeave={close(open)}
      />
    ) : (
      formOfNew(nextId)
    )
  const formOf = (id: string, element: Element | undefined): ReactNode =>
    open?.kind === 'element' &&
    open.id === id && (
      <LastSeen id={id} item={element}>
        {(last) => formIn(open, last.type, { element: last })}
      </LastSeen>
    )
  const row = (id: string, order: (typeof rows)[number]) => {
    const element = elements.find((each) => idOf(each) === id)
    return (
      <ElementRow
        key={id}
        row={order}
        element={element}
        types={types}
        instructionsId={instructionsId}
        before={beforeRow(id)}
        form={formOf(id, element)}
        isAnyOpen={open !== null}
        onEdit={(edited) => onOpen({ kind: 'element', parentId, id: edited })}
        onInsert={(nextId) => onOpen({ kind: 'line', parentId, nextId })}
        onDelete={onDelete}
        {...(onDuplicate ? { onDuplicate } : {})}
      />
    )
  }
  const wasNewAtEnd = useRef(false)
  useEffect(() => {
    wasNewAtEnd.current = open?.kind === 'new' && open.nextId === undefined
  })
  // An element that another user deletes while it is open.
  const deletedId = open?.kind === 'element' && !items.some(({ id }) => id === open.id) ? open.id : null
  const isBegun = deletedId !== null || open?.kind === 'new'
  return (
    <div className={classes.list}>
      {elements.length === 0 && !isBegun && <p className={classes.empty}>Noch keine Inhalte.</p>}
      {(elements.length > 0 || deletedId) && (
        <ul ref={list} className={classes.elements} data-carrying={isCarrying || undefined}>
          {[
            ...rows.map((each) => row(each.id, each)),
            ...(deletedId
              ? [row(deletedId, { id: deletedId, isCarried: false, shiftPx: 0, handle: {} })]
              : []),
          ]}
        </ul>
      )}
      {offeredTypes.map(
        (type) =>
          !(open?.kind === 'new' && open.type === type) && (
            <DraftOfNew key={type} type={type} types={types} parentId={parentId} onOpen={() => begin(type)} />
          ),
      )}
      {formOfNew(undefined) || (
        <EmptyLine
          family={family}
          types={types}
          label={`Neuer Inhalt am Ende von: ${parentTitle}`}
          takesFocus={wasNewAtEnd.current && open === null}
          onChoose={(type) => begin(type)}
        />
      )}
      <VisuallyHidden id={instructionsId}>
        {sortInstructions('mit dem Knopf „Inhalte sortieren“')}
      </VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
