import { useQueryClient } from '@tanstack/react-query'
import { getModule, type Module } from '@wohlauf/contract/modules/modules'
import { useCallback, useMemo, useState } from 'react'
import { answerOptions, useAnswer } from '../../../../api/hooks.ts'
import { type EffectiveCommand, withEffects } from '../../../../device/outbox/effects.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import { MODULE_EFFECTS } from '../rules/module-effects.ts'
import type { Reader } from './reader.ts'

/** The module as it will be once the commands in flight have succeeded, and the function that sends a command. */
export const useExpectedModule = (initialAnswer: Module) => {
  const { moduleId } = initialAnswer
  const queryClient = useQueryClient()
  const [commandsInFlight, setCommandsInFlight] = useState<readonly EffectiveCommand[]>([])
  // Subscribed here, not passed down: a command leaves the list once the fresh answer is in the cache, and a parent would
  // pass that answer one rendering later, so that the former state would flash.
  const { data: answer = initialAnswer } = useAnswer(getModule, { moduleId }, { isSilent: true })
  const module = useMemo(
    () => withEffects(answer, getModule.name, MODULE_EFFECTS, commandsInFlight),
    [answer, commandsInFlight],
  )
  const sendAndShow = useCallback<Reader['sendAndShow']>(
    async (operation, input, send) => {
      const command = { operation: operation.name, input, doneAtMs: serverNow().getTime() }
      setCommandsInFlight((before) => [...before, command])
      try {
        await send(input)
        return true
      } catch {
        // Usually this client's data was outdated: the current state is fetched.
        void queryClient.invalidateQueries(answerOptions(getModule, { moduleId }))
        return false
      } finally {
        setCommandsInFlight((before) => before.filter((each) => each !== command))
      }
    },
    [queryClient, moduleId],
  )
  return { module, sendAndShow }
}
