import { pathTo } from '@wohlauf/contract/routes/routes'
import { useSessionUser } from '../../session/session.ts'
import type { AppRouter } from '../routes/router.tsx'
import { SiteOverlays } from './site-overlays.tsx'

export const AppOverlays = ({ router }: { router: AppRouter }) => {
  const user = useSessionUser()
  const onEnd = () => void router.navigate({ href: pathTo('logout') })
  return (
    <SiteOverlays
      router={router}
      impersonated={user?.isImpersonated ? { emailAddress: user.emailAddress, onEnd } : null}
    />
  )
}
