import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { logout } from '@wohlauf/contract/authentication/authentication'
import { call } from '../../api/call.ts'
import { useAboutWaiting } from '../../device/outbox/waiting-commands.ts'
import { Farewell } from '../../features/authentication/farewell.tsx'
import { forgetSession } from '../../session/session.ts'
import { forgetTypedInput } from '../../session/typed-input.ts'
import { WaitingBeforeLogout } from './waiting-before-logout.tsx'

const LogoutPage = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const onLogout = async () => {
    // Logs out on this device even when the server cannot be reached.
    await call(logout, {}).catch(() => {})
    forgetTypedInput()
    forgetSession(queryClient)
    await router.navigate({ href: '/', replace: true })
  }
  // The buttons shown here decide; if the last queued command is sent meanwhile, the logout continues.
  if (useAboutWaiting(({ length }) => length > 0))
    return <WaitingBeforeLogout onDiscard={() => void onLogout()} />
  return <Farewell onLogout={() => void onLogout()} />
}

export default LogoutPage
