import { useQueryClient } from '@tanstack/react-query'
import { getModule, type Module } from '@wohlauf/contract/modules/modules'
import { useCallback, useMemo, useState } from 'react'
import { answerOptions, useAnswer } from '../../../../api/hooks.ts'
import { createCommandQueue, type Step } from './command-queue.ts'

type Expectations = readonly ((module: Module) => Module)[]

/** The state expected once all commands in progress are completed, and the function that sends one. */
export const useExpectedModule = (firstAnswer: Module) => {
  const { moduleId } = firstAnswer
  const queryClient = useQueryClient()
  const [expectations, setExpectations] = useState<Expectations>([])
  const [queue] = useState(() => createCommandQueue<Module>(setExpectations))
  // Queried here instead of passed down: an expectation ends when the fresh answer has arrived, and a parent
  // is rendered later.
  const { data: answer = firstAnswer } = useAnswer(getModule, { moduleId }, { isSilent: true })
  const module = useMemo(
    () => expectations.reduce((value, expect) => expect(value), answer),
    [expectations, answer],
  )
  const carryOut = useCallback(
    ({ send, ...step }: Step<Module>): Promise<boolean> => {
      const { queryKey } = answerOptions(getModule, { moduleId })
      return queue.add({
        ...step,
        send: async () => {
          try {
            await send()
          } catch (error) {
            // The server refused because this client's data was outdated: the current state is shown instead.
            void queryClient.invalidateQueries({ queryKey })
            throw error
          }
          // The refetch may have failed; the completed commands stay in effect.
          queryClient.setQueryData(queryKey, (cached) => cached && step.expect(cached))
        },
      })
    },
    [queue, queryClient, moduleId],
  )
  return { module, carryOut }
}
