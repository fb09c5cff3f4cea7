import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Input.css'
import { ActionIcon, Button, Input } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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
  children: (item: Item, index: number) => ReactNode
}

const TYPED_INTO = 'input:not([type="radio"], :disabled), textarea, select, [contenteditable="true"]'

/** After the returned function was called, the next entry that appears at the end of the list takes the focus. */
const useFocusInAdded = (length: number) => {
  const list = useRef<HTMLOListElement>(null)
  const isAdding = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new entry is there when the length has changed
  useEffect(() => {
    if (isAdding.current) list.current?.lastElementChild?.querySelector<HTMLElement>(TYPED_INTO)?.focus()
    isAdding.current = false
  }, [length])
  return { list, focusNext: () => (isAdding.current = true) }
}

export const FieldList = <Item,>({
  items,
  idOf,
  labelOf,
  addLabel,
  makeNew,
  onChange,
  error,
  children,
}: FieldListProps<Item>) => {
  const errorId = useId()
  const { list, focusNext } = useFocusInAdded(items.length)
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
  return (
    <div className={classes.list}>
      <ol ref={list} className={classes.items} aria-describedby={error ? errorId : undefined}>
        {items.map((item, index) => (
          <li key={idOf ? idOf(item) : keys[index]} className={classes.item}>
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
                onClick={() =>
                  change(
                    items.filter((_, other) => other !== index),
                    keys.filter((_, other) => other !== index),
                  )
                }
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
        onClick={() => {
          focusNext()
          onChange([...items, makeNew()])
        }}
      >
        {addLabel}
      </Button>
    </div>
  )
}
