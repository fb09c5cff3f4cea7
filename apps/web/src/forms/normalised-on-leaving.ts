import type { UseFormReturnType } from '@mantine/form'

/** Props of a field whose text is brought into one form when it is left: at each key, what is being typed would change under the hand. */
export const normalisedOnLeaving = <Values extends object>(
  form: UseFormReturnType<Values>,
  path: keyof Values & string,
  normalise: (text: string) => string,
) => {
  const { onBlur, ...props } = form.getInputProps(path)
  return {
    ...props,
    onBlur: () => {
      const text = String((form.getValues() as Record<string, unknown>)[path] ?? '')
      const normalised = normalise(text)
      if (normalised !== text) form.setFieldValue(path, normalised as never)
      onBlur()
    },
  }
}
