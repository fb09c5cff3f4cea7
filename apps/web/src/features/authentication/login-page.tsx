import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { login } from '@wohlauf/contract/authentication'
import { useCommand } from '../../api/hooks.ts'
import { pathTo } from '../../routes/route-table.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { beginSession } from '../../session/session.ts'
import { Page } from '../../ui/page.tsx'
import { Spot } from '../../ui/spot.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { loginFailure } from './login-failure.ts'
import classes from './login-page.module.css'

const LoginPage = () => {
  const app = useAppSettings()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { mutate, isPending, error, reset } = useCommand(login, {
    isSilent: true,
    onSuccess: (answer) => {
      beginSession(queryClient, answer)
      void router.navigate({ href: pathTo('default'), replace: true })
    },
  })
  return (
    <Page title="Anmelden" isTitleHidden width="text">
      <div className={classes.frame}>
        <Spot kind="welcome" />
        <h1 className={classes.title}>{app?.appTitle}</h1>
        <p className={classes.lead}>Schön, dass du da bist.</p>
        <CredentialsForm
          operation={login}
          isSending={isPending}
          failure={loginFailure(error)}
          onSubmit={(credentials) => mutate(credentials)}
          onEdit={reset}
        />
      </div>
    </Page>
  )
}

export default LoginPage
