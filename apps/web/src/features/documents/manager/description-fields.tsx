import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { REQUIRED } from '../../../ui/fields/required.ts'

type Values = { title: string; shortDescription: string }

export const DescriptionFields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TextInput {...form.getInputProps('title')} label="Titel" {...REQUIRED} data-autofocus />
    <TextInput {...form.getInputProps('shortDescription')} label="Kurzbeschreibung" {...REQUIRED} />
  </>
)
