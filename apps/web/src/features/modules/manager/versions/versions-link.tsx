import { Button } from '@mantine/core'
import IconHistory from '~icons/tabler/history'
import { RouteLink } from '../../../../routes/route-link.tsx'

export const VersionsLink = ({ moduleId }: { moduleId: string }) => (
  <Button
    component={RouteLink}
    to="manage-modules-versions"
    params={{ id: moduleId }}
    variant="subtle"
    leftSection={<IconHistory aria-hidden size={20} />}
  >
    Versionen
  </Button>
)
