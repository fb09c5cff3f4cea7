import { useRouter, useRouterState } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useState } from 'react'
import { shownStep } from './shown-step.ts'

const addressOf = (index: number): string =>
  index === 0 ? pathTo('onboarding') : `${pathTo('onboarding')}?schritt=${index + 1}`

/** Stored with an entry of the browser's history: there it survives a reload, and no address can forge it. */
type SeenSteps = { seenSteps?: number }

const withSeen = (seenSteps: number) => ({ seenSteps }) as object

/**
 * In the address, so that the phone's back gesture leads one step back. The address of a step that was not reached by
 * 'Weiter' leads to the last seen.
 */
export const useSteps = (count: number) => {
  const router = useRouter()
  const { search, state } = useRouterState({ select: ({ location }) => location })
  const countInHistory = (state as SeenSteps).seenSteps ?? 1
  const [furthest, setFurthest] = useState(countInHistory)
  if (countInHistory > furthest) setFurthest(countInHistory)
  const { index, seenCount } = shownStep({
    count,
    address: (search as { schritt?: unknown }).schritt,
    seenCount: Math.max(countInHistory, furthest),
  })
  return {
    index,
    seenCount,
    goOn: () =>
      void router.navigate({ href: addressOf(index + 1), state: withSeen(Math.max(seenCount, index + 2)) }),
    goBack: () => {
      if (router.history.canGoBack()) router.history.back()
      else void router.navigate({ href: addressOf(index - 1), replace: true, state: withSeen(seenCount) })
    },
  }
}
