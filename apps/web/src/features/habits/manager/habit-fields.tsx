import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { RICH } from '@wohlauf/contract/values/rich-text'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { RichTextField } from '../../../authoring/rich-text/rich-text-field.tsx'
import { UsesNote } from '../../../authoring/uses-note.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'

type Values = { title: string; minRuntime: number; introduction: string }

export const HabitFields = ({ form, item }: ItemFieldsProps<Values, { habitId: string }>) => (
  <>
    <TextInput {...form.getInputProps('title')} label="Titel" {...REQUIRED} data-autofocus />
    <NumberField
      {...form.getInputProps('minRuntime')}
      label="Mindestlaufzeit in Wochen"
      description="Nach dieser Zeit kann man mit Verbesserungen rechnen."
      {...REQUIRED}
    />
    <RichTextField
      label="Einleitung"
      description="Warum diese Gewohnheit hilft und wie sie gelingt."
      profile={RICH}
      {...form.getInputProps('introduction')}
    />
    {item && <UsesNote itemId={item.habitId} />}
  </>
)
