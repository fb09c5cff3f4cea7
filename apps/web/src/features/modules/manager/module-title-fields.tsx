import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { NumberField } from '../../../ui/number-field.tsx'

type Values = { number: number; title: string }

/** A module's number in the course, and its title. */
export const ModuleTitleFields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <NumberField {...form.getInputProps('number')} label="Nummer" required />
    <TextInput {...form.getInputProps('title')} label="Titel" required data-autofocus />
  </>
)
