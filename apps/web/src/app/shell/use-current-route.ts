import { useRouterState } from '@tanstack/react-router'
import { ROUTES, type RouteName } from '@wohlauf/contract/routes/routes'

const NAMES = Object.keys(ROUTES) as RouteName[]

/** The name of the current route; undefined on the not-found page. */
export const useCurrentRoute = (): RouteName | undefined =>
  useRouterState({
    select: (state) => {
      const path = state.matches.at(-1)?.fullPath as string | undefined
      return NAMES.find((name) => ROUTES[name].path === path)
    },
  })
