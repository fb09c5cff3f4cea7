import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { adminLogout } from '@wohlauf/contract/authentication/authentication'
import { call } from '../../api/call.ts'
import { Farewell } from '../../features/authentication/farewell.tsx'
import { forgetTypedInput, reasonOfEnd } from '../../session/typed-input.ts'
import { forgetAdmin } from '../admin-session.ts'

const AdminLogoutPage = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const onLogout = async () => {
    // Logs out on this device even when the server cannot be reached.
    await call(adminLogout, {}).catch(() => {})
    // An ended session leads here too.
    if (!reasonOfEnd()) forgetTypedInput()
    forgetAdmin(queryClient)
    await router.navigate({ href: '/', replace: true })
  }
  return <Farewell onLogout={() => void onLogout()} />
}

export default AdminLogoutPage
