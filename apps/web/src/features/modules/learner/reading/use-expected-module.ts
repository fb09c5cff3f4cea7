import { useQueryClient } from '@tanstack/react-query'
import { getModule, type Module } from '@wohlauf/contract/modules'
import { useCallback, useMemo, useState } from 'react'
import { answerOptions, useAnswer } from '../../../../api/hooks.ts'
import { createCommandQueue, type Step } from './command-queue.ts'

type Expectations = readonly ((module: Module) => Module)[]

/** The module as it will be once all commands on their way are through, and the way to send one. */
export const useExpectedModule = (opened: Module) => {
  const { moduleId } = opened
  const queryClient = useQueryClient()
  const [expectations, setExpectations] = useState<Expectations>([])
  const [queue] = useState(() => createCommandQueue<Module>(setExpectations))
  // Asked here and not handed down: an expectation ends when the fresh answer is there, and a parent hears of that later.
  const { data: loaded = opened } = useAnswer(getModule, { moduleId }, { isSilent: true })
  const module = useMemo(
    () => expectations.reduce((value, expect) => expect(value), loaded),
    [expectations, loaded],
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
            // Refused because too little was known here: what is true now is shown instead.
            void queryClient.invalidateQueries({ queryKey })
            throw error
          }
          // The fresh answer may not have come through; what was done stays done.
          queryClient.setQueryData(queryKey, (known) => known && step.expect(known))
        },
      })
    },
    [queue, queryClient, moduleId],
  )
  return { module, carryOut }
}
