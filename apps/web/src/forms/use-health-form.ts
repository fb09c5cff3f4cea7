import type { AnyOperation } from '@wohlauf/contract/operation'
import { isOutdated, useAfterRefusal } from './use-health-command.ts'
import { type OperationFormSettings, useOperationForm } from './use-operation-form.ts'

type HealthFormSettings<Op extends AnyOperation> = OperationFormSettings<Op> & {
  /** Closes the form's dialog: after the command, and when the screen was outdated. */
  onClose: () => void
}

export const useHealthForm = <Op extends AnyOperation>(
  operation: Op,
  { onClose, onSuccess, ...settings }: HealthFormSettings<Op>,
) => {
  const afterRefusal = useAfterRefusal(operation)
  const operationForm = useOperationForm(operation, {
    ...settings,
    onSuccess: (output, input) => {
      onSuccess?.(output, input)
      onClose()
    },
    onError: (error, input) => {
      void afterRefusal(error).then((sendsAgain) => sendsAgain && operationForm.send(input))
      settings.onError?.(error, input)
      if (isOutdated(error)) onClose()
    },
  })
  return operationForm
}
