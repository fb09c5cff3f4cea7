import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../ui/state/when-idle.ts'

/** The first page has all that it asked for, once and for good: what nobody waits for takes no share of a slow line before. */
export const useIsPageAnswered = (): boolean => {
  const isRouting = useRouterState({ select: ({ status }) => status === 'pending' })
  const isBusy = useIsFetching() > 0 || isRouting
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => (isBusy ? undefined : whenIdle(() => setIsAnswered(true))), [isBusy])
  return isAnswered
}
