import '@mantine/core/styles/Input.css'
import { NativeSelect, TextInput } from '@mantine/core'
import IconSearch from '~icons/tabler/search'
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx'
import classes from './list-tools.module.css'

type ListToolsProps = {
  search: string
  onSearch: (text: string) => void
  /** The first order is the list's own. */
  orders: readonly string[]
  order: number
  onOrder: (index: number) => void
  /** The first selection is all rows. */
  selections: readonly string[]
  selection: number
  onSelection: (index: number) => void
  /** The number of rows that match. */
  count: string
}

/** Searches, sorts and filters a long list. */
export const ListTools = ({
  search,
  onSearch,
  orders,
  order,
  onOrder,
  selections,
  selection,
  onSelection,
  count,
}: ListToolsProps) => (
  <search className={classes.tools}>
    <TextInput
      type="search"
      size="md"
      className={classes.search ?? ''}
      aria-label="In der Liste suchen"
      placeholder="In der Liste suchen"
      leftSection={<IconSearch aria-hidden size={20} />}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      autoComplete="off"
      enterKeyHint="search"
    />
    <NativeSelect
      size="md"
      className={classes.order ?? ''}
      aria-label="Sortieren"
      data={orders.map((label, index) => ({ value: `${index}`, label }))}
      value={`${order}`}
      onChange={(event) => onOrder(Number(event.currentTarget.value))}
    />
    {selections.length > 1 && (
      <ChoiceChips
        label="Stand"
        choices={selections.map((label, index) => ({ value: `${index}`, label }))}
        selection={`${selection}`}
        onChoose={(index) => onSelection(Number(index))}
        isInRow
      />
    )}
    <p className={classes.count} role="status">
      {count}
    </p>
  </search>
)
