import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import classes from './tick-row.module.css'

type TickRowProps = {
  label: string
  isChecked: boolean
  isLocked?: boolean
  onChange: (isChecked: boolean) => void
}

export const TickRow = ({ label, isChecked, isLocked = false, onChange }: TickRowProps) => (
  <Checkbox
    label={label}
    size="md"
    radius={8}
    checked={isChecked}
    aria-readonly={isLocked || undefined}
    onChange={(event) => {
      if (!isLocked) onChange(event.currentTarget.checked)
    }}
    classNames={{
      root: classes.row ?? '',
      body: classes.body ?? '',
      label: classes.label ?? '',
      labelWrapper: classes.labelWrapper ?? '',
      inner: classes.inner ?? '',
    }}
  />
)
