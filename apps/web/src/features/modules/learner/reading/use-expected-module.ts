import { useQueryClient } from '@tanstack/react-query'
import { getModule, type Module } from '@wohlauf/contract/modules/modules'
import { useCallback, useMemo, useState } from 'react'
import { answerOptions, useAnswer } from '../../../../api/hooks.ts'
import { type EffectiveCommand, withEffects } from '../../../../device/outbox/effects.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import { MODULE_EFFECTS } from '../rules/module-effects.ts'
import type { Reader } from './reader.ts'

/** The state expected once all commands in progress are completed, and the function that sends one. */
export const useExpectedModule = (firstAnswer: Module) => {
  const { moduleId } = firstAnswer
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<readonly EffectiveCommand[]>([])
  // Queried here instead of passed down: an expectation ends when the fresh answer has arrived, and a parent
  // is rendered later.
  const { data: answer = firstAnswer } = useAnswer(getModule, { moduleId }, { isSilent: true })
  const module = useMemo(
    () => withEffects(answer, getModule.name, MODULE_EFFECTS, sending),
    [answer, sending],
  )
  const sendAndShow = useCallback<Reader['sendAndShow']>(
    async (operation, input, send) => {
      const command = { operation: operation.name, input, doneAtMs: serverNow().getTime() }
      setSending((before) => [...before, command])
      try {
        await send(input)
        return true
      } catch {
        // The server refused because this client's data was outdated: the current state is shown instead.
        void queryClient.invalidateQueries(answerOptions(getModule, { moduleId }))
        return false
      } finally {
        setSending((before) => before.filter((each) => each !== command))
      }
    },
    [queryClient, moduleId],
  )
  return { module, sendAndShow }
}
