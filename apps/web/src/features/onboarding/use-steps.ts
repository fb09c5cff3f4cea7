import { useRouter, useRouterState } from '@tanstack/react-router'
import { pathTo } from '../../routes/route-table.ts'

const addressOf = (index: number): string =>
  index === 0 ? pathTo('onboarding') : `${pathTo('onboarding')}?schritt=${index + 1}`

/** The step stands in the address, so that the phone's own way back leads one step back instead of out. */
export const useStepIndex = (count: number) => {
  const router = useRouter()
  const given = useRouterState({
    select: (state) => Number((state.location.search as { schritt?: unknown }).schritt ?? 1),
  })
  const index = Number.isInteger(given) ? Math.min(Math.max(given - 1, 0), count - 1) : 0
  return {
    index,
    goOn: () => void router.navigate({ href: addressOf(index + 1) }),
    goBack: () => {
      if (router.history.canGoBack()) router.history.back()
      else void router.navigate({ href: addressOf(index - 1), replace: true })
    },
  }
}
