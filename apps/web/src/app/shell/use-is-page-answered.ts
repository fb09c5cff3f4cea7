import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../ui/state/when-idle.ts'

/**
 * True, from then on, once the first page has all its answers: less urgent code must not share a slow
 * connection before. What the page asks meanwhile renders nothing here.
 */
export const useIsPageAnswered = (): boolean => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => {
    if (isAnswered) return
    let cancel: (() => void) | undefined
    const look = () => {
      const isBusy = queryClient.isFetching() > 0 || router.state.status === 'pending'
      if (isBusy) cancel?.()
      cancel = isBusy ? undefined : (cancel ?? whenIdle(() => setIsAnswered(true)))
    }
    const ends = [queryClient.getQueryCache().subscribe(look), router.subscribe('onResolved', look)]
    look()
    return () => {
      cancel?.()
      for (const end of ends) end()
    }
  }, [isAnswered, queryClient, router])
  return isAnswered
}
