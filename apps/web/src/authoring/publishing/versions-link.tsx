import { Button } from '@mantine/core'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import IconHistory from '~icons/tabler/history'
import { RouteLink } from '../../routes/route-link.tsx'

/** Leads to an item's former versions. */
export const VersionsLink = ({ page }: { page: RouteTarget }) => (
  <Button
    component={RouteLink}
    {...page}
    variant="default"
    size="sm"
    leftSection={<IconHistory aria-hidden size={18} />}
  >
    Versionen
  </Button>
)
