import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { afterPress } from './after-press.ts'

/**
 * A form whose rules are its operation's own: the same schema that the server asks. Messages show once a field was left
 * or shown to be wrong, the first one only; `isReady` is false while anything is not valid.
 */
export const useContractForm = <Op extends AnyOperation>(
  operation: Op,
  initialValues: InputOf<Op>,
): { form: UseFormReturnType<InputOf<Op>>; isReady: boolean } => {
  const form = useForm<InputOf<Op>>({
    mode: 'controlled',
    initialValues,
    validate: schemaResolver(operation.input, { sync: true }),
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  })
  const getInputProps: typeof form.getInputProps = (path, options) => {
    const { onBlur, ...props } = form.getInputProps(path, options)
    return { ...props, onBlur: () => afterPress(onBlur) }
  }
  return { form: { ...form, getInputProps }, isReady: operation.input.safeParse(form.values).success }
}
