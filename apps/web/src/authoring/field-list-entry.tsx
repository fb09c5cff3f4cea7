import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import isEqual from 'fast-deep-equal'
import { memo, type ReactNode } from 'react'
import IconArrowDown from '~icons/tabler/arrow-down'
import IconArrowUp from '~icons/tabler/arrow-up'
import IconTrash from '~icons/tabler/trash'
import classes from './field-list.module.css'

type EntryProps<Item> = {
  item: Item
  index: number
  label: string
  isFirst: boolean
  isLast: boolean
  dependsOn: unknown
  /** Must be the same function in each rendering, like `onRemove`. */
  onMove: (index: number, to: number) => void
  onRemove: (index: number) => void
  children: (item: Item, index: number) => ReactNode
}

const Entry = <Item,>({
  item,
  index,
  label,
  isFirst,
  isLast,
  onMove,
  onRemove,
  children,
}: EntryProps<Item>) => (
  <>
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{label}</legend>
      {children(item, index)}
    </fieldset>
    <div className={classes.actions}>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={`${label} nach oben`}
        disabled={isFirst}
        onClick={() => onMove(index, index - 1)}
      >
        <IconArrowUp aria-hidden size={20} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={`${label} nach unten`}
        disabled={isLast}
        onClick={() => onMove(index, index + 1)}
      >
        <IconArrowDown aria-hidden size={20} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="var(--alert)"
        size={44}
        aria-label={`${label} entfernen`}
        onClick={() => onRemove(index)}
      >
        <IconTrash aria-hidden size={20} />
      </ActionIcon>
    </div>
  </>
)

type Props = EntryProps<unknown>

/**
 * Compares by content: the form copies all its values with each key, so that an equal entry is never the same
 * object.
 */
const isSame = (
  { children: childrenBefore, dependsOn: dependedOn, ...before }: Props,
  { children, dependsOn, ...now }: Props,
): boolean =>
  (dependsOn === undefined ? childrenBefore === children : dependedOn === dependsOn) && isEqual(before, now)

export const FieldListEntry = memo(Entry, isSame) as typeof Entry
