import { useQueryClient } from '@tanstack/react-query'
import { getModule, type Module } from '@wohlauf/contract/modules'
import { useCallback, useMemo, useState } from 'react'
import { answerOptions } from '../../../../api/hooks.ts'
import { createCommandQueue, type Step } from './command-queue.ts'

type Expectations = readonly ((module: Module) => Module)[]

/** The module as it will be once all commands on their way are through, and the way to send one. */
export const useExpectedModule = (loaded: Module) => {
  const queryClient = useQueryClient()
  const [expectations, setExpectations] = useState<Expectations>([])
  const [queue] = useState(() => createCommandQueue<Module>(setExpectations))
  const { queryKey } = answerOptions(getModule, { moduleId: loaded.moduleId })
  const key = JSON.stringify(queryKey)
  const module = useMemo(
    () => expectations.reduce((value, expect) => expect(value), loaded),
    [expectations, loaded],
  )
  const carryOut = useCallback(
    async ({ send, ...step }: Step<Module>): Promise<boolean> =>
      queue.add({
        ...step,
        send: async () => {
          try {
            await send()
          } catch (error) {
            // Refused because it knew too little: what is true now is shown instead.
            void queryClient.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] })
            throw error
          }
          // The fresh answer may not have come through; what was done stays done.
          queryClient.setQueryData<Module>(
            JSON.parse(key) as unknown[],
            (known) => known && step.expect(known),
          )
        },
      }),
    [queue, queryClient, key],
  )
  return { module, carryOut }
}
