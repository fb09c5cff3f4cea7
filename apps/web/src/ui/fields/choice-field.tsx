import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/SegmentedControl.css'
import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from './choice-field.module.css'

type ChoiceFieldProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  required?: boolean
}

export const ChoiceField = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  required = false,
}: ChoiceFieldProps<Value>) => {
  const legend = useId()
  return (
    <div>
      <Input.Label
        id={legend}
        labelElement="div"
        size="md"
        required={required}
        className={classes.legend ?? ''}
      >
        {label}
      </Input.Label>
      <SegmentedControl<Value>
        aria-labelledby={legend}
        fullWidth
        data={[...choices]}
        value={value}
        onChange={onChange}
        classNames={{ root: classes.choices ?? '', label: classes.choice ?? '' }}
      />
    </div>
  )
}
