import { TextInput, type TextInputProps } from '@mantine/core'

export const TitleField = (props: TextInputProps) => (
  <TextInput {...props} label="Titel" required data-autofocus />
)
