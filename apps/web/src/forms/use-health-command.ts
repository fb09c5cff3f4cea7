import { useQueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { CallError } from '../api/call-error.ts'
import { type CommandSettings, refreshChanged, useCommand } from '../api/hooks.ts'
import { useHealthConsent } from '../session/health-consent.ts'
import { type OperationFormSettings, useOperationForm } from './use-operation-form.ts'

/** A refusal that the screen would have prevented if it were up to date: a change on another device came first. */
const isOutdated = ({ status, identifier }: CallError): boolean =>
  status === 404 || (status === 409 && identifier !== 'busy')

/**
 * Without the consent the user is asked for it; of an outdated screen the current state is fetched.
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

/** Without the consent the user is asked for it first. */
export const useHealthCommand = <Op extends AnyOperation>(
  operation: Op,
  settings: CommandSettings<Op> = {},
) => {
  const { isGiven, ask } = useHealthConsent()
  const afterRefusal = useAfterRefusal(operation)
  const { mutateAsync, isPending } = useCommand(operation, settings)
  /** For somebody who has agreed. Rejects with a refusal, which has been shown. */
  const carryOut = async (input: InputOf<Op>): Promise<void> => {
    try {
      await mutateAsync(input)
    } catch (error) {
      if (!(error instanceof CallError && (await afterRefusal(error)))) throw error
      await carryOut(input)
    }
  }
  const send = async (input: InputOf<Op>): Promise<void> => {
    if (isGiven || (await ask())) await carryOut(input).catch(() => {})
  }
  return { send: (input: InputOf<Op>) => void send(input), carryOut, isPending }
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
