import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { useCommand } from '../../../api/hooks.ts'
import { useContractForm } from '../../../ui/contract-form.ts'
import { formFailure } from './form-failure.ts'

/** In the middle, so that label and message are seen with it. */
const showField = (field: HTMLElement | null): void => {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/**
 * A form and the command that it sends. What the server finds wrong with a field stands at that field, which gets the
 * focus; whatever else fails is said above the button until something is changed.
 */
export const useCommandForm = <Op extends AnyOperation>(
  operation: Op,
  initialValues: InputOf<Op>,
  onSuccess: (output: OutputOf<Op>, input: InputOf<Op>) => void,
) => {
  const { form, isReady } = useContractForm(operation, initialValues)
  const { mutate, reset, isPending, error } = useCommand(operation, {
    isSilent: true,
    onSuccess,
    onError: ({ fields }) => {
      form.setErrors(fields)
      const [first] = Object.keys(fields)
      // Once the button is no longer busy and the message is there to be read with the field.
      if (first) setTimeout(() => showField(form.getInputNode(first)))
    },
  })
  return {
    form,
    isReady,
    isSending: isPending,
    failure: formFailure(error),
    error,
    onEdit: reset,
    onSubmit: form.onSubmit((values) => mutate(values as InputOf<Op>)),
    /** Sends something that was not typed just now. */
    send: mutate,
  }
}
