import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type PlainRouteName, pathTo, type RouteTarget } from '@wohlauf/contract/routes/routes'

type Opener = { opener: 'list' | 'elsewhere' }

/**
 * The state of a history entry that was opened from its list: going back leads to the same position in it.
 */
export const FROM_LIST: Opener = { opener: 'list' }

/** The state of a history entry that was opened from another page, to which going back leads. */
export const FROM_ELSEWHERE: Opener = { opener: 'elsewhere' }

export const pathOf = ({ to, params }: RouteTarget): string =>
  pathTo(to as PlainRouteName, ...((params ? [params] : []) as []))

export const openPage = (router: AnyRouter, page: RouteTarget): void =>
  void router.navigate({ to: pathOf(page), state: (state) => ({ ...state, ...FROM_LIST }) })

/** Changes the address, and keeps the page as it is, with its focus. */
export const movePage = async (router: AnyRouter, page: RouteTarget): Promise<void> => {
  const focus = document.activeElement
  await router.navigate({ to: pathOf(page), state: true, replace: true, resetScroll: false })
  // Runs after the shell has moved the focus to the page's beginning, as for every new address.
  setTimeout(() => focus instanceof HTMLElement && focus.focus({ preventScroll: true }))
}

/**
 * @returns `leave` to where the page was opened, else to its list; `isFromList` says whether that is the list
 */
export const useWayBack = (list: PlainRouteName): { leave: () => void; isFromList: boolean } => {
  const router = useRouter()
  const { opener } = router.history.location.state as Partial<Opener>
  return {
    isFromList: opener === 'list',
    leave: () => {
      if (opener) router.history.back()
      else void router.navigate({ href: pathTo(list) })
    },
  }
}
