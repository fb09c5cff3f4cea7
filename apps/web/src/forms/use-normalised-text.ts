import type { UseFormReturnType } from '@mantine/form'
import { type ChangeEvent, useState } from 'react'

/**
 * Props of a field whose value is normalised at each key. Until it is left, the field shows the text as
 * typed: replacing it would disturb typing.
 */
export const useNormalisedText = <Values extends object>(
  form: UseFormReturnType<Values>,
  path: keyof Values & string,
  normalise: (text: string) => string,
) => {
  const [typed, setTyped] = useState<string | null>(null)
  const { value, onChange, onBlur, ...props } = form.getInputProps(path)
  const isShown = typed !== null && normalise(typed) === value
  return {
    ...props,
    value: isShown ? typed : value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value)
      onChange(normalise(currentTarget.value))
    },
    onBlur: () => {
      setTyped(null)
      onBlur()
    },
  }
}
