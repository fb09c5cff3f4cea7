import { useQueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import type { CallError } from '../api/call-error.ts'
import { type CommandSettings, refreshChanged, useCommand } from '../api/hooks.ts'
import { useHealthConsent } from '../session/health-consent.ts'
import { type OperationFormSettings, useOperationForm } from './use-operation-form.ts'

/** A refusal that the screen would have prevented if it were up to date: a change on another device came first. */
const isOutdated = ({ status, identifier }: CallError): boolean =>
  status === 404 || (status === 409 && identifier !== 'busy')

/**
 * What follows the refusal of a command that stores health data: without the consent (withdrawn meanwhile, or
 * its text has changed) the user is asked for it, and the command is sent again once they agree. Of an outdated screen
 * the current state is fetched.
 */
const useAfterRefusal = (operation: AnyOperation) => {
  const queryClient = useQueryClient()
  const { ask } = useHealthConsent()
  return async (error: CallError, sendAgain: () => void): Promise<void> => {
    if (isOutdated(error)) void refreshChanged(queryClient, operation)
    if (error.identifier === 'health-consent-required' && (await ask())) sendAgain()
  }
}

/** A command that stores health data and needs no form. Without the consent the user is asked for it first. */
export const useHealthCommand = <Op extends AnyOperation>(
  operation: Op,
  settings: CommandSettings<Op> = {},
) => {
  const { isGiven, ask } = useHealthConsent()
  const afterRefusal = useAfterRefusal(operation)
  const { mutate, isPending } = useCommand(operation, {
    ...settings,
    onError: (error, input) => {
      void afterRefusal(error, () => mutate(input))
      settings.onError?.(error, input)
    },
  })
  const send = async (input: InputOf<Op>): Promise<void> => {
    if (isGiven || (await ask())) mutate(input)
  }
  return { send: (input: InputOf<Op>) => void send(input), isPending }
}

type HealthFormSettings<Op extends AnyOperation> = OperationFormSettings<Op> & {
  /** Closes the form's dialog: after the command, and when the screen was outdated. */
  onClose: () => void
}

/** The form of a command that stores health data. */
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
      void afterRefusal(error, () => operationForm.send(input))
      settings.onError?.(error, input)
      if (isOutdated(error)) onClose()
    },
  })
  return operationForm
}
