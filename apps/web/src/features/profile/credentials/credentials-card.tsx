import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { Suspense } from 'react'
import IconKey from '~icons/tabler/key'
import IconMail from '~icons/tabler/mail'
import IconUser from '~icons/tabler/user'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'

const ChangeEmailAddressDialog = lazyDialog(() => import('./change-email-address-dialog.tsx'))
const ChangeNameDialog = lazyDialog(() => import('./change-name-dialog.tsx'))
const ChangePasswordDialog = lazyDialog(() => import('./change-password-dialog.tsx'))

const MaskedPassword = () => (
  <>
    <span aria-hidden>••••••••</span>
    <VisuallyHidden>Nicht angezeigt</VisuallyHidden>
  </>
)

/** An address that does not fit into a line wraps before the at sign. */
const Address = ({ address }: { address: string }) => {
  const atSign = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, atSign)}
      <wbr />
      {address.slice(atSign)}
    </>
  )
}

export const CredentialsCard = ({ user }: { user: SessionUser }) => {
  const name = useLazyDialog()
  const address = useLazyDialog()
  const password = useLazyDialog()
  return (
    <SettingsCard title="Dein Konto">
      <SettingsRow
        icon={IconUser}
        title="Name"
        value={[user.firstName, user.lastName].filter(Boolean).join(' ') || 'Nicht angegeben'}
        action={
          !user.isImpersonated && (
            <RowButton onClick={name.open} aria-haspopup="dialog" aria-label="Name ändern">
              Ändern
            </RowButton>
          )
        }
      />
      <SettingsRow
        icon={IconMail}
        title="E-Mail Adresse"
        value={<Address address={user.emailAddress} />}
        action={
          !user.isImpersonated && (
            <RowButton onClick={address.open} aria-haspopup="dialog" aria-label="E-Mail Adresse ändern">
              Ändern
            </RowButton>
          )
        }
      />
      <SettingsRow
        icon={IconKey}
        title="Passwort"
        value={<MaskedPassword />}
        action={
          !user.isImpersonated && (
            <RowButton onClick={password.open} aria-haspopup="dialog" aria-label="Passwort ändern">
              Ändern
            </RowButton>
          )
        }
      />
      <Suspense>
        {name.isWanted && <ChangeNameDialog user={user} isOpen={name.isOpen} onClose={name.close} />}
        {address.isWanted && (
          <ChangeEmailAddressDialog
            current={user.emailAddress}
            isOpen={address.isOpen}
            onClose={address.close}
          />
        )}
        {password.isWanted && (
          <ChangePasswordDialog user={user} isOpen={password.isOpen} onClose={password.close} />
        )}
      </Suspense>
    </SettingsCard>
  )
}
