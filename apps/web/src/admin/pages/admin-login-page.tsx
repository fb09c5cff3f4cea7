import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { adminLogin } from '@wohlauf/contract/authentication/authentication'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { CredentialsForm } from '../../features/authentication/credentials-form.tsx'
import { reasonOfEnd, restoreAddress } from '../../session/typed-input.ts'
import { Page } from '../../ui/layout/page.tsx'
import { beginAdmin } from '../admin-session.ts'
import { ADMIN_TITLE } from '../admin-title.ts'
import classes from './admin-login-page.module.css'

const AdminLoginPage = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const reason = reasonOfEnd()
  return (
    <Page title="Anmelden" isTitleHidden width="text">
      <div className={classes.frame}>
        <h1 className={classes.title}>{ADMIN_TITLE}</h1>
        {reason && <p className={classes.reason}>{reason}</p>}
        <CredentialsForm
          operation={adminLogin}
          onSuccess={({ admin }) => {
            beginAdmin(queryClient, admin)
            const address = restoreAddress() ?? ADMIN_ROUTES.default.path
            const href = admin.secondFactor ? ADMIN_ROUTES.security.path : address
            void router.navigate({ href, replace: true })
          }}
        />
      </div>
    </Page>
  )
}

export default AdminLoginPage
