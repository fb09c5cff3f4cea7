import '@mantine/core/styles/Input.css'
import { Button, Input } from '@mantine/core'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import IconPlus from '~icons/tabler/plus'
import classes from './field-list.module.css'
import { FieldListEntry } from './field-list-entry.tsx'
import { ListError } from './list/list-error.tsx'
import { moveItem } from './sorting/move-item.ts'

type FieldListProps<Item> = {
  items: readonly Item[]
  /** The key of an entry; without it the list makes keys itself. */
  idOf?: (item: Item) => string
  /** "Antwort 2" */
  labelOf: (index: number) => string
  addLabel: string
  makeNew: () => Item
  onChange: (items: Item[]) => void
  error?: ReactNode
  /** Shows each entry in one line, without its name. */
  isDense?: boolean
  /** Enables fast typing: Enter moves to the next entry, the backspace key removes an empty one. */
  isEmpty?: (item: Item) => boolean
  /** Called with the entry that Enter leaves; its result replaces the entry. */
  readEntry?: (item: Item) => Item
  /**
   * Everything that an entry shows besides itself: if given, an entry is rendered again only when one of both
   * changes.
   */
  dependsOn?: unknown
  children: (item: Item, index: number) => ReactNode
}

const TYPED_INTO = 'input:not([type="radio"], :disabled), textarea, select, [contenteditable="true"]'

const fieldsIn = (entry: Element | undefined): HTMLElement[] => [
  ...(entry?.querySelectorAll<HTMLElement>(TYPED_INTO) ?? []),
]

const focusFieldIn = (entry: Element | undefined, field: 'first' | 'last'): void =>
  fieldsIn(entry)
    .at(field === 'first' ? 0 : -1)
    ?.focus()

/** After `focusNext`, the entry at that index gets the focus once it is there. */
const useFocusInEntry = () => {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<{ index: number; field: 'first' | 'last' } | null>(null)
  useEffect(() => {
    const entry = next.current && list.current?.children[next.current.index]
    if (!next.current || !entry) return
    focusFieldIn(entry, next.current.field)
    next.current = null
  })
  return {
    list,
    focusIn: (index: number) => focusFieldIn(list.current?.children[index], 'first'),
    focusNext: (index: number, field: 'first' | 'last' = 'first') => {
      next.current = { index, field }
    },
  }
}

/** A stable function that calls the latest one. */
const useNewest = <Arguments extends readonly unknown[]>(act: (...values: Arguments) => void) => {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...values: Arguments) => newest.current(...values), [])
}

export const FieldList = <Item,>({
  items,
  idOf,
  labelOf,
  addLabel,
  makeNew,
  onChange,
  error,
  isDense = false,
  isEmpty,
  readEntry = (item) => item,
  dependsOn,
  children,
}: FieldListProps<Item>) => {
  const errorId = useId()
  const { list, focusIn, focusNext } = useFocusInEntry()
  const [lastKeys, setLastKeys] = useState<readonly string[]>([])
  const missing = Math.max(items.length - lastKeys.length, 0)
  const keys = [...lastKeys, ...Array.from({ length: missing }, () => crypto.randomUUID())].slice(
    0,
    items.length,
  )
  if (keys.length !== lastKeys.length) setLastKeys(keys)
  const change = (next: Item[], nextKeys: readonly string[]) => {
    setLastKeys(nextKeys)
    onChange(next)
  }
  const remove = (index: number) =>
    change(
      items.filter((_, other) => other !== index),
      keys.filter((_, other) => other !== index),
    )
  const move = (index: number, to: number) => change(moveItem(items, index, to), moveItem(keys, index, to))
  const moveEntry = useNewest(move)
  const removeEntry = useNewest(remove)
  const add = (before = items) => {
    focusNext(before.length)
    onChange([...before, makeNew()])
  }
  /** Runs before a rich-text editor handles the key, which would begin a line. */
  const writeThrough = (event: KeyboardEvent, index: number) => {
    const { key, target, nativeEvent, shiftKey, ctrlKey, metaKey, altKey } = event
    const item = items[index] as Item
    const isOther = shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing
    // A link's field in a text's toolbar handles Enter itself.
    const isWriting =
      target instanceof HTMLElement && (target.isContentEditable || (isDense && target.matches('input')))
    if (!isEmpty || isOther || !isWriting) return
    if (key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      const nextItems = items.with(index, readEntry(item))
      if (index === items.length - 1 && !isEmpty(item)) add(nextItems)
      else {
        if (nextItems[index] !== item) onChange(nextItems)
        focusIn(index + 1)
      }
    } else if (key === 'Backspace' && isEmpty(item) && index > 0) {
      event.preventDefault()
      focusNext(index - 1, 'last')
      remove(index)
    }
  }
  return (
    <div className={classes.list}>
      <ol
        ref={list}
        className={classes.items}
        aria-describedby={error ? errorId : undefined}
        data-dense={isDense || undefined}
      >
        {items.map((item, index) => (
          <li
            key={idOf ? idOf(item) : keys[index]}
            className={classes.item}
            onKeyDownCapture={(event) => writeThrough(event, index)}
          >
            <FieldListEntry
              item={item}
              index={index}
              label={labelOf(index)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              dependsOn={dependsOn}
              onMove={moveEntry}
              onRemove={removeEntry}
            >
              {children}
            </FieldListEntry>
          </li>
        ))}
      </ol>
      {error && (
        <Input.Error id={errorId}>
          <ListError>{error}</ListError>
        </Input.Error>
      )}
      <Button
        variant="light"
        size="sm"
        leftSection={<IconPlus aria-hidden size={18} />}
        onClick={() => add()}
      >
        {addLabel}
      </Button>
    </div>
  )
}
