import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { NumberField } from '../../../ui/number-field.tsx'

type Values = { number: number; title: string }

/** Where a module stands in the course, and what it is called. */
export const ModuleTitleFields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <NumberField {...form.getInputProps('number')} label="Nummer" required />
    <TextInput {...form.getInputProps('title')} label="Titel" required data-autofocus />
  </>
)
