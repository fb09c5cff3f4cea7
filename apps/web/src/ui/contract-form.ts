import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'

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
  return { form, isReady: operation.input.safeParse(form.values).success }
}
