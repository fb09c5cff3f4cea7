import { TextInput, type TextInputProps } from '@mantine/core'

/** What every element is called. */
export const TitleField = (props: TextInputProps) => (
  <TextInput {...props} label="Titel" required data-autofocus />
)
