import { useParams } from '@tanstack/react-router'
import type { AdminRouteName, AdminRouteParams } from '@wohlauf/contract/routes/admin-routes'

export const useAdminRouteParams = <Name extends AdminRouteName>(_name: Name): AdminRouteParams<Name> =>
  useParams({ strict: false }) as AdminRouteParams<Name>
