import type { AnyOperation } from '@wohlauf/contract/operation'
import { useDeferredValue } from 'react'
import { useAnswer } from './hooks.ts'

/**
 * {@link useAnswer} for a screen of many cards: its skeleton stays while they are rendered in slices, so that a slow phone
 * still responds to touch.
 */
export const useAnswerInSlices = <Op extends AnyOperation>(...query: Parameters<typeof useAnswer<Op>>) => {
  const { data, error, refetch, isFetching } = useAnswer(...query)
  return { data: useDeferredValue(data), error, refetch, isFetching }
}
