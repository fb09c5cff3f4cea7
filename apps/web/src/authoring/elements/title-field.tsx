import { TextInput, type TextInputProps } from '@mantine/core'

/** The title of an element. */
export const TitleField = (props: TextInputProps) => (
  <TextInput {...props} label="Titel" required data-autofocus />
)
