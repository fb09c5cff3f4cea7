import '@mantine/core/styles/Input.css'
import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'
import classes from './module-title-fields.module.css'

type Values = { number: number; title: string }

type ModuleTitleFieldsProps<V> = {
  form: UseFormReturnType<V>
  /** The number that a press fills in for a new module. */
  nextNumber?: number
}

export const ModuleTitleFields = <V extends Values>({ form, nextNumber }: ModuleTitleFieldsProps<V>) => (
  <>
    <div className={classes.number}>
      <NumberField {...form.getInputProps('number')} label="Nummer" {...REQUIRED} />
      {nextNumber !== undefined && form.values.number !== nextNumber && (
        <Button
          variant="subtle"
          onClick={() => {
            form.setValues({ number: nextNumber } as Partial<V>)
            // The pressed button disappears.
            form.getInputNode('number')?.focus()
          }}
        >
          {`Nächste freie Nummer: ${germanNumber(nextNumber)}`}
        </Button>
      )}
    </div>
    <TextInput {...form.getInputProps('title')} label="Titel" {...REQUIRED} data-autofocus />
  </>
)
