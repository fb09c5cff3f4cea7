import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

type Values = { title: string; shortDescription: string }

export const DescriptionFields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TextInput {...form.getInputProps('title')} label="Titel" required data-autofocus />
    <TextInput {...form.getInputProps('shortDescription')} label="Kurzbeschreibung" required />
  </>
)
