import { useParams } from '@tanstack/react-router'
import type { AdminRouteName, AdminRouteParams } from '@wohlauf/contract/routes/admin-routes'

/**
 * The parameters of the current page.
 *
 * @param _name the page that calls it: it determines the parameters' names
 */
export const useAdminRouteParams = <Name extends AdminRouteName>(_name: Name): AdminRouteParams<Name> =>
  useParams({ strict: false }) as AdminRouteParams<Name>
