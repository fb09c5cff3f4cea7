import { useRouter, useRouterState } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useEffect, useState } from 'react'
import { tabStorage } from '../../ui/state/tab-storage.ts'
import { shownStep } from './shown-step.ts'

const addressOf = (index: number): string =>
  index === 0 ? pathTo('onboarding') : `${pathTo('onboarding')}?schritt=${index + 1}`

/** Stored in the state of the history entry: it survives a reload there, and no address can forge it. */
type SeenSteps = { seenSteps?: number; isAfterStep?: boolean }

/** The step at which this tab left the introduction, counted from 0. */
const STORED_STEP = 'introduction'

const storedStep = (count: number): number => {
  const step = Number(tabStorage.get(STORED_STEP) ?? 0)
  return Number.isInteger(step) && step > 0 && step < count ? step : 0
}

const withSeen = (seenSteps: number) => ({ seenSteps }) as object

/**
 * The step is in the address, so that the phone's back gesture leads one step back. The address of a step
 * that was not reached by 'Weiter' leads to the last seen one.
 */
export const useSteps = (count: number) => {
  const router = useRouter()
  const { search, state, pathname } = useRouterState({ select: ({ location }) => location })
  const countInHistory = (state as SeenSteps).seenSteps ?? 1
  const address = (search as { schritt?: unknown }).schritt
  // The page was closed and reopened by its link: this tab had reached that step by 'Weiter'.
  const [stepOfReturn] = useState(() => (address === undefined ? storedStep(count) : 0))
  const [furthest, setFurthest] = useState(Math.max(countInHistory, stepOfReturn + 1))
  if (countInHistory > furthest) setFurthest(countInHistory)
  const { index, seenCount } = shownStep({
    count,
    address,
    seenCount: Math.max(countInHistory, furthest),
  })
  useEffect(() => {
    if (stepOfReturn > 0)
      void router.navigate({
        href: addressOf(stepOfReturn),
        replace: true,
        state: withSeen(stepOfReturn + 1),
      })
  }, [router, stepOfReturn])
  // When the page is left, the next page's address arrives first.
  const isHere = pathname === pathTo('onboarding')
  useEffect(() => {
    if (isHere) tabStorage.set(STORED_STEP, String(index))
  }, [isHere, index])
  return {
    index,
    seenCount,
    goForward: () =>
      void router.navigate({
        href: addressOf(index + 1),
        state: { ...withSeen(Math.max(seenCount, index + 2)), isAfterStep: true } as object,
      }),
    goBack: () => {
      if ((state as SeenSteps).isAfterStep) router.history.back()
      else void router.navigate({ href: addressOf(index - 1), replace: true, state: withSeen(seenCount) })
    },
  }
}
