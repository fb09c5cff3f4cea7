import { useParams } from '@tanstack/react-router'
import type { RouteName, RouteParams } from '@wohlauf/contract/routes'

/**
 * The parameters of the route that is open.
 *
 * @param _name the route whose page calls it: it gives the parameters their names
 */
export const useRouteParams = <Name extends RouteName>(_name: Name): RouteParams<Name> =>
  useParams({ strict: false }) as RouteParams<Name>
