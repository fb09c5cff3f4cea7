import { useRouter, useRouterState } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { CalendarDate } from '@wohlauf/contract/values/values'

const PATH = pathTo('nutrition-diary-nutrition-diary-timeline')

/** Stored in the address, so that a reload and going back lead to the same days. Null: the newest. */
export const useUntil = () => {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.search }) as { bis?: unknown }
  const dayOfAddress = CalendarDate.safeParse(search.bis)
  return {
    until: dayOfAddress.success ? dayOfAddress.data : null,
    goTo: (day: string | null) => void router.navigate({ href: day === null ? PATH : `${PATH}?bis=${day}` }),
  }
}
