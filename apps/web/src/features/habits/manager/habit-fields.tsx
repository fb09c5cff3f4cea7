import '@mantine/core/styles/NumberInput.css'
import { NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { RICH } from '@wohlauf/contract/rich-text'
import { RichTextField } from '../../../authoring/rich-text/rich-text-field.tsx'

type Values = { title: string; minRuntime: number; introduction: string }

/** What a habit is made of. */
export const HabitFields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TextInput {...form.getInputProps('title')} label="Titel" maxLength={255} required data-autofocus />
    <NumberInput
      {...form.getInputProps('minRuntime')}
      label="Mindestlaufzeit in Wochen"
      description="Nach dieser Zeit kann man mit Verbesserungen rechnen."
      min={1}
      max={52}
      allowDecimal={false}
      required
      size="md"
    />
    <RichTextField
      label="Einleitung"
      description="Warum diese Gewohnheit hilft und wie sie gelingt."
      profile={RICH}
      {...form.getInputProps('introduction')}
    />
  </>
)
