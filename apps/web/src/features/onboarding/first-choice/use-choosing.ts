import { useQueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { useRef } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { refreshChanged } from '../../../api/hooks.ts'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { useHealthConsent } from '../../../session/health-consent.ts'
import { showFailure } from '../../../session/show-failure.ts'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'

type Choosing = {
  successMessage: string
  /** Whether the refusal means that an earlier press has already made the choice, whose answer was lost. */
  isMade: (error: CallError) => boolean
}

/**
 * Asks for a missing consent first. After a failure the current state is fetched: a command without an answer
 * may have been carried out.
 */
export const useChoosing = <Op extends AnyOperation>(operation: Op, { successMessage, isMade }: Choosing) => {
  const queryClient = useQueryClient()
  const { isGiven, ask } = useHealthConsent()
  const { sendOrReject, isPending } = useHealthCommand(operation, {
    isSilent: true,
    onSuccess: () => notify('success', successMessage, { isSpokenOnly: true }),
    onError: (error) => {
      if (!isMade(error)) showFailure(error)
      void refreshChanged(queryClient, operation)
    },
  })
  const isUnderWay = useRef(false)
  const choose = async (input: InputOf<Op>): Promise<void> => {
    // A second press may come before the first rendering.
    if (isUnderWay.current) return
    isUnderWay.current = true
    if (isGiven || (await ask())) await sendOrReject(input).catch(() => {})
    else notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    isUnderWay.current = false
  }
  return { choose: (input: InputOf<Op>) => void choose(input), isPending }
}
