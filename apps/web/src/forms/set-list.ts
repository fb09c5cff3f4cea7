import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** Replaces a matched entry, so that an equal one does not match it again. */
const MATCHED = Symbol('found')

/** The new index of each entry; -1 for a removed one. */
const newIndexes = (before: readonly unknown[], after: readonly unknown[]): number[] => {
  const remaining = [...after]
  return before.map((entry) => {
    const index = remaining.indexOf(entry)
    if (index >= 0) remaining[index] = MATCHED
    return index
  })
}

const movedErrors = (errors: FormErrors, path: string, indexes: readonly number[]): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([errorPath, message]) => {
      if (!errorPath.startsWith(`${path}.`)) return [[errorPath, message]]
      const [index, ...rest] = errorPath.slice(path.length + 1).split('.')
      const next = indexes[Number(index)] ?? -1
      return next < 0 ? [] : [[[path, next, ...rest].join('.'), message]]
    }),
  )

/** The list's own message does not wait for a blur event, which a list does not have; its entries' messages move along. */
export const setList = <Values, Path extends keyof Values & string>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'setErrors' | 'setFieldValue' | 'validateField'>,
  path: Path,
  entries: Values[Path] & readonly unknown[],
): void => {
  const indexes = newIndexes(form.getValues()[path] as readonly unknown[], entries)
  form.setFieldValue(path, entries as never)
  form.setErrors((errors) => movedErrors(errors, path, indexes))
  form.validateField(path)
}
