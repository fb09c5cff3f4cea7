import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type PlainRouteName, pathTo, type RouteTarget } from '@wohlauf/contract/routes/routes'

/** The state of a history entry that was opened from its list: going back leads to the same place in it. */
export const FROM_LIST = { isFromList: true }

const pathOf = ({ to, params }: RouteTarget): string =>
  pathTo(to as PlainRouteName, ...((params ? [params] : []) as []))

export const openPage = (router: AnyRouter, page: RouteTarget): void =>
  void router.navigate({ to: pathOf(page), state: (state) => ({ ...state, ...FROM_LIST }) })

/** The page stays as it is and gets another address. */
export const movePage = (router: AnyRouter, page: RouteTarget): void =>
  void router.navigate({ to: pathOf(page), state: true, replace: true, resetScroll: false })

export const useWayBack = (list: PlainRouteName): (() => void) => {
  const router = useRouter()
  return () => {
    const { isFromList } = router.history.location.state as Partial<typeof FROM_LIST>
    if (isFromList) router.history.back()
    else void router.navigate({ href: pathTo(list) })
  }
}
