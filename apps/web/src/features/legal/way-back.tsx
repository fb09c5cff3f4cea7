import { Button } from '@mantine/core'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import IconArrowLeft from '~icons/tabler/arrow-left'
import { RouteLink } from '../../routes/route-link.tsx'
import { useWayIn } from '../../session/way-in.ts'
import classes from './legal-page.module.css'

/** Leads to the start page when the page was opened by its address. */
export const WayBack = () => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { to, label } = useWayIn()
  const look = {
    variant: 'subtle',
    size: 'sm',
    className: classes.tool ?? '',
    leftSection: <IconArrowLeft aria-hidden size={18} />,
  }
  if (canGoBack)
    return (
      <Button {...look} onClick={() => router.history.back()}>
        Zurück
      </Button>
    )
  return (
    <Button {...look} component={RouteLink} to={to}>
      {label}
    </Button>
  )
}
