import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { login } from '@wohlauf/contract/authentication'
import { useCommand } from '../../api/hooks.ts'
import { pathTo } from '../../routes/route-table.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { sessionOptions, takeSession } from '../../session/session.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Page } from '../../ui/page.tsx'
import { notify } from '../../ui/snackbar-queue.ts'
import { Spot } from '../../ui/spot.tsx'
import classes from './login-page.module.css'

const FAILED = 'Die Anmeldung ist fehlgeschlagen'

const LoginPage = () => {
  const app = useAppSettings()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, isReady } = useContractForm(login, { emailAddress: '', password: '' })
  const command = useCommand(login, {
    isSilent: true,
    onSuccess: (answer) => {
      queryClient.setQueryData(sessionOptions.queryKey, takeSession(answer))
      void router.navigate({ href: pathTo('default'), replace: true })
    },
    onError: (error) => {
      // Why an account is closed has been said where every 401 is noticed.
      if (error.identifier === 'user-disabled') return
      notify('error', error.identifier === 'login-failed' ? FAILED : error.message)
    },
  })
  return (
    <Page title="Anmelden" isTitleHidden width="text">
      <div className={classes.frame}>
        <Spot kind="welcome" />
        <h1 className={classes.title}>{app?.appTitle}</h1>
        <p className={classes.lead}>Schön, dass du da bist.</p>
        <form
          className={classes.form}
          onSubmit={form.onSubmit((values) => command.mutate(values))}
          noValidate
        >
          <TextInput
            {...form.getInputProps('emailAddress')}
            label="E-Mail Adresse"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
          />
          <PasswordInput
            {...form.getInputProps('password')}
            label="Passwort"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Passwort anzeigen' }}
            required
          />
          <Button type="submit" size="lg" fullWidth disabled={!isReady} loading={command.isPending}>
            Anmelden
          </Button>
        </form>
      </div>
    </Page>
  )
}

export default LoginPage
