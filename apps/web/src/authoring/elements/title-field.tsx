import '@mantine/core/styles/Input.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { REQUIRED } from '../../ui/fields/required.ts'

export const TitleField = (props: TextInputProps) => (
  <TextInput {...props} label="Titel" {...REQUIRED} data-autofocus />
)
