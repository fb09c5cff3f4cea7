import type { UseFormReturnType } from '@mantine/form'

/** Sets a list of a form. The message of the list itself is shown at once, because a list is no field to leave. */
export const setList = <Values, Path extends keyof Values & string>(
  form: Pick<UseFormReturnType<Values>, 'setFieldValue' | 'validateField'>,
  path: Path,
  entries: Values[Path],
): void => {
  form.setFieldValue(path, entries as never)
  form.validateField(path)
}
