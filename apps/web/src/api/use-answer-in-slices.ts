import type { AnyOperation } from '@wohlauf/contract/operation'
import { useDeferredValue } from 'react'
import { useAnswer } from './hooks.ts'

/** {@link useAnswer} for many cards, rendered in slices so that a slow phone still responds to touch. */
export const useAnswerInSlices = <Op extends AnyOperation>(...query: Parameters<typeof useAnswer<Op>>) => {
  const { data, error, refetch, isFetching } = useAnswer(...query)
  return { data: useDeferredValue(data), error, refetch, isFetching }
}
