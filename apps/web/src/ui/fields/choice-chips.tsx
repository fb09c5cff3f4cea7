import { useOnlineOnly } from '../actions/use-online-only.ts'
import { NamedGroup } from '../layout/named-group.tsx'
import classes from './choice-chips.module.css'

type ChoiceChipsProps = {
  /** The accessible name of the group, or the id of the element that contains it. */
  label: string | { id: string }
  choices: readonly { value: string; label: string }[]
  /** One value, or several for a multiple choice. */
  selection: string | readonly string[]
  onChoose: (value: string) => void
  /** Stands in a row with others, without space above and below. */
  isInRow?: boolean
  /** In a dialog on a phone: one row that scrolls sideways, so that the content below stays in view. */
  isSideways?: boolean
  /** The command that a choice sends cannot wait for a network. */
  isOnlineOnly?: boolean
}

const nameOf = (label: ChoiceChipsProps['label']) =>
  typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id }

const isAmong = (value: string, selection: string | readonly string[]): boolean =>
  typeof selection === 'string' ? value === selection : selection.includes(value)

export const ChoiceChips = ({
  label,
  choices,
  selection,
  onChoose,
  isInRow = false,
  isSideways = false,
  isOnlineOnly = false,
}: ChoiceChipsProps) => {
  const onlineOnly = useOnlineOnly()
  const propsFor = (onClick: () => void) => (isOnlineOnly ? onlineOnly(onClick) : { onClick })
  return (
    <NamedGroup
      {...nameOf(label)}
      className={classes.chips}
      data-in-row={isInRow || undefined}
      data-sideways={isSideways || undefined}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.chip}
          aria-pressed={isAmong(choice.value, selection)}
          {...propsFor(() => onChoose(choice.value))}
        >
          {choice.label}
        </button>
      ))}
    </NamedGroup>
  )
}
