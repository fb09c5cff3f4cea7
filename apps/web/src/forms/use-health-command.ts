import { useQueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { CallError } from '../api/call-error.ts'
import { type CommandSettings, refreshChanged, useCommand } from '../api/hooks.ts'
import { useHealthConsent } from '../session/health-consent.ts'

/** An up-to-date screen would have prevented such a refusal: a change on another device came first. */
export const isOutdated = ({ status, identifier }: CallError): boolean =>
  status === 404 || (status === 409 && identifier !== 'busy')

/**
 * Asks for a missing consent; refetches the state of an outdated screen.
 *
 * @returns whether to send the command again, because the user has agreed
 */
export const useAfterRefusal = (operation: AnyOperation) => {
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
