import '@mantine/core/styles/NumberInput.css'
import { NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

type Values = { number: number; title: string }

/** Where a module stands in the course, and what it is called. */
export const ModuleTitleFields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <NumberInput
      {...form.getInputProps('number')}
      label="Nummer"
      min={0}
      allowDecimal={false}
      allowNegative={false}
      required
      size="md"
    />
    <TextInput {...form.getInputProps('title')} label="Titel" maxLength={255} required data-autofocus />
  </>
)
