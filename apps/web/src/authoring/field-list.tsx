import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Input.css'
import { ActionIcon, Button, Input } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import IconArrowDown from '~icons/tabler/arrow-down'
import IconArrowUp from '~icons/tabler/arrow-up'
import IconPlus from '~icons/tabler/plus'
import IconTrash from '~icons/tabler/trash'
import classes from './field-list.module.css'
import { ListError } from './list/list-error.tsx'
import { moveItem } from './list/move-item.ts'

type FieldListProps<Item> = {
  items: readonly Item[]
  /** Without it the list counts the entries itself. */
  idOf?: (item: Item) => string
  /** "Antwort 2" */
  labelOf: (index: number) => string
  addLabel: string
  makeNew: () => Item
  onChange: (items: Item[]) => void
  error?: ReactNode
  /** Each entry in one line, without its name. */
  isDense?: boolean
  /** One writes through the list: Enter goes on to the next entry, the backspace key removes an empty one. */
  isEmpty?: (item: Item) => boolean
  /** Called with the entry that Enter leaves, before the next one; what it returns takes its place. */
  readEntry?: (item: Item) => Item
  children: (item: Item, index: number) => ReactNode
}

const TYPED_INTO = 'input:not([type="radio"], :disabled), textarea, select, [contenteditable="true"]'

const fieldsIn = (entry: Element | undefined): HTMLElement[] => [
  ...(entry?.querySelectorAll<HTMLElement>(TYPED_INTO) ?? []),
]

/** After the returned function was called, the entry at this index takes the focus when the number of entries has changed. */
const useFocusInEntry = (length: number) => {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<{ index: number; field: 'first' | 'last' } | null>(null)
  const focusIn = (index: number, field: 'first' | 'last') =>
    fieldsIn(list.current?.children[index])
      .at(field === 'first' ? 0 : -1)
      ?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new entry is there when the length has changed
  useEffect(() => {
    if (next.current) focusIn(next.current.index, next.current.field)
    next.current = null
  }, [length])
  return {
    list,
    focusIn,
    focusNext: (index: number, field: 'first' | 'last' = 'first') => {
      next.current = { index, field }
    },
  }
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
  children,
}: FieldListProps<Item>) => {
  const errorId = useId()
  const { list, focusIn, focusNext } = useFocusInEntry(items.length)
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
  const add = (before = items) => {
    focusNext(before.length)
    onChange([...before, makeNew()])
  }
  /** Before the editor of a text, which would break the line. */
  const writeThrough = (event: KeyboardEvent, index: number) => {
    const { key, target, nativeEvent, shiftKey, ctrlKey, metaKey, altKey } = event
    const item = items[index] as Item
    const isOther = shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing
    // The field of a link in a text's toolbar has an Enter of its own.
    const isWriting =
      target instanceof HTMLElement && (target.isContentEditable || (isDense && target.matches('input')))
    if (!isEmpty || isOther || !isWriting) return
    if (key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      const read = items.with(index, readEntry(item))
      if (index === items.length - 1 && !isEmpty(item)) add(read)
      else {
        if (read[index] !== item) onChange(read)
        focusIn(index + 1, 'first')
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
            <fieldset className={classes.fields}>
              <legend className={classes.legend}>{labelOf(index)}</legend>
              {children(item, index)}
            </fieldset>
            <div className={classes.actions}>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={`${labelOf(index)} nach oben`}
                disabled={index === 0}
                onClick={() => change(moveItem(items, index, index - 1), moveItem(keys, index, index - 1))}
              >
                <IconArrowUp aria-hidden size={20} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={`${labelOf(index)} nach unten`}
                disabled={index === items.length - 1}
                onClick={() => change(moveItem(items, index, index + 1), moveItem(keys, index, index + 1))}
              >
                <IconArrowDown aria-hidden size={20} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="var(--alert)"
                size={44}
                aria-label={`${labelOf(index)} entfernen`}
                onClick={() => remove(index)}
              >
                <IconTrash aria-hidden size={20} />
              </ActionIcon>
            </div>
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
