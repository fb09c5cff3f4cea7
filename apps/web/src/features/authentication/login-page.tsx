import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import { Suspense, useEffect, useState } from 'react'
import { isNative } from '../../native/platform.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { beginSession } from '../../session/session.ts'
import { reasonOfEnd, restoreAddress } from '../../session/typed-input.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { LoginPicture } from '../../ui/pictures/login-picture.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { pathAfterLogin } from './entry/after-login.ts'
import { EntryFrame } from './entry/entry-frame.tsx'
import { EntryLink } from './entry/entry-link.tsx'
import { GettingHelp } from './getting-help/getting-help.tsx'

/** Loaded on demand: only the native app shows it. */
const NativeHelp = lazyPart(() => import('./getting-help/native-help.tsx'))

const loadRules = loadPart(() => import('@wohlauf/contract/authentication/authentication'))

/** The fields can be filled in before their rules are loaded; the button waits for them. */
const useLogin = () => {
  const [operation, setOperation] = useState(FIRST_CALLS.login)
  useEffect(() => {
    void loadRules().then(({ login }) => setOperation(login))
  }, [])
  return operation
}

const LoginPage = () => {
  const login = useLogin()
  const app = useAppSettings()
  const queryClient = useQueryClient()
  const router = useRouter()
  return (
    <EntryFrame
      title="Anmelden"
      heading={app?.appTitle}
      lead={reasonOfEnd() ?? 'Schön, dass du da bist.'}
      picture={<LoginPicture />}
    >
      <CredentialsForm
        operation={login}
        onSuccess={(answer) => {
          beginSession(queryClient, answer)
          void router.navigate({
            href: restoreAddress() ?? pathAfterLogin(router.state.location.searchStr),
            replace: true,
          })
        }}
        footer={<EntryLink to="authentication-request-password-reset">Passwort zurücksetzen</EntryLink>}
      />
      <Suspense>{isNative() ? <NativeHelp app={app} /> : <GettingHelp />}</Suspense>
    </EntryFrame>
  )
}

export default LoginPage
