import { useQueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { CallError } from '../api/call-error.ts'
import { type CommandSettings, refreshChanged, useCommand } from '../api/hooks.ts'
import { useHealthConsent } from '../session/health-consent.ts'
import { type OperationFormSettings, useOperationForm } from './use-operation-form.ts'

/** An up-to-date screen would have prevented such a refusal: a change on another device came first. */
const isOutdated = ({ status, identifier }: CallError): boolean =>
  status === 404 || (status === 409 && identifier !== 'busy')

/**
 * Asks for a missing consent; refetches the state of an outdated screen.
 *
 * @returns whether to send the command again, because the user has agreed
 */
const useAfterRefusal = (operation: AnyOperation) => {
  const queryClient = useQueryClient()
  const { ask } = useHealthConsent()
  return async (error: CallError): Promise<boolean> => {
    if (isOutdated(error)) void refreshChanged(queryClient, operation)
    return error.identifier === 'health-consent-required' && ask()
  }
}

/** Asks for a missing consent before the command is sent. */
export const useHealthCommand = <Op extends AnyOperation>(
  operation: Op,
  settings: CommandSettings<Op> = {},
) => {
  const { isGiven, ask } = useHealthConsent()
  const afterRefusal = useAfterRefusal(operation)
  const { mutateAsync, isPending } = useCommand(operation, settings)
  /** Requires the consent. Rejects with a refusal, which has been shown. */
  const sendOrReject = async (input: InputOf<Op>): Promise<void> => {
    try {
      await mutateAsync(input)
    } catch (error) {
      if (!(error instanceof CallError && (await afterRefusal(error)))) throw error
      await sendOrReject(input)
    }
  }
  const send = async (input: InputOf<Op>): Promise<void> => {
    if (isGiven || (await ask())) await sendOrReject(input).catch(() => {})
  }
  return { send: (input: InputOf<Op>) => void send(input), sendOrReject, isPending }
}

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
