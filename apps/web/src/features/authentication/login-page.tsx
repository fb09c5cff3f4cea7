import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { login } from '@wohlauf/contract/authentication'
import { pathTo } from '@wohlauf/contract/routes'
import { useCommand } from '../../api/hooks.ts'
import { isNative } from '../../native/platform.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { beginSession } from '../../session/session.ts'
import { Spot } from '../../ui/spot.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { EntryFrame } from './entry/entry-frame.tsx'
import { EntryLink } from './entry/entry-link.tsx'
import { GettingHelp } from './getting-help/getting-help.tsx'
import { StoreLinks } from './getting-help/store-links.tsx'
import { loginFailure } from './login-failure.ts'

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
    <EntryFrame
      title="Anmelden"
      heading={app?.appTitle}
      lead="Schön, dass du da bist."
      picture={<Spot kind="welcome" />}
    >
      <CredentialsForm
        operation={login}
        isSending={isPending}
        failure={loginFailure(error)}
        onSubmit={(credentials) => mutate(credentials)}
        onEdit={reset}
        footer={<EntryLink to="authentication-request-password-reset">Passwort zurücksetzen</EntryLink>}
      />
      {isNative() ? <StoreLinks app={app} /> : <GettingHelp />}
    </EntryFrame>
  )
}

export default LoginPage
