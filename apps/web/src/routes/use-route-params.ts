import { useParams } from '@tanstack/react-router'
import type { RouteName, RouteParams } from '@wohlauf/contract/routes/routes'

/** @param _name the route whose page calls it: it determines the parameters' names */
export const useRouteParams = <Name extends RouteName>(_name: Name): RouteParams<Name> =>
  useParams({ strict: false }) as RouteParams<Name>
