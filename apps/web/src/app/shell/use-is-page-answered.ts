import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../ui/state/when-idle.ts'

/**
 * True, from then on, once the first page has all its answers: less urgent code must not share a slow
 * connection before.
 */
export const useIsPageAnswered = (): boolean => {
  const isRouting = useRouterState({ select: ({ status }) => status === 'pending' })
  const isBusy = useIsFetching() > 0 || isRouting
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => (isBusy ? undefined : whenIdle(() => setIsAnswered(true))), [isBusy])
  return isAnswered
}
