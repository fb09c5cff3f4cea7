import { useQueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayReloadByItself } from '../../ui/chunks/reload-by-itself.ts'
import { isOutdated } from './site-condition.ts'

/** By then the address is the new page's, which the reload then loads (specification, section 9). */
const DELAY_MS = 100

/** Loads the new version with the next page that is opened (specification, section 4), unless a command is being sent. */
export const useReloadWhenOutdated = (router: AnyRouter): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const reload = () => {
      if (queryClient.isMutating() === 0 && mayReloadByItself()) window.location.reload()
    }
    return router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (isOutdated.get() && fromLocation && pathChanged) setTimeout(reload, DELAY_MS)
    })
  }, [router, queryClient])
}
