import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { deleteOwnAccount } from '@wohlauf/contract/user-management'
import { useCommand } from '../../../api/hooks.ts'
import { forgetSession } from '../../../session/session.ts'
import { useContractForm } from '../../../ui/contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FinalButton } from '../../../ui/final-button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showRefusal } from '../../../ui/show-refusal.ts'
import { notify } from '../../../ui/snackbar-queue.ts'
import { DataExportRow } from '../data-export/data-export-row.tsx'
import formClasses from '../settings/dialog-form.module.css'
import classes from './delete-account-dialog.module.css'

/** Specification, section 8. */
const DELETED_MS = 6000

const WHAT_GOES = [
  'dein Konto und dein Platz in der App',
  'dein Lernstand und deine Gesundheitspunkte',
  'deine Gewohnheiten, Ziele und dein Tagebuch mit allen Bildern',
]

type DeleteAccountDialogProps = { emailAddress: string; isOpen: boolean; onClose: () => void }

const DeleteAccountForm = ({ emailAddress }: { emailAddress: string }) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, isReady } = useContractForm(deleteOwnAccount, { currentPassword: '' })
  const { mutate, isPending } = useCommand(deleteOwnAccount, {
    isSilent: true,
    onSuccess: () => {
      forgetSession(queryClient)
      notify('success', 'Dein Konto wurde unwiderruflich gelöscht', DELETED_MS)
      void router.navigate({ href: '/', replace: true })
    },
    onError: (error) => showRefusal(form, error, { 'current-password-wrong': 'currentPassword' }),
  })
  return (
    <form
      className={formClasses.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (!isPending) mutate(values)
      })}
    >
      <input type="email" hidden autoComplete="username" value={emailAddress} readOnly />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        label="Aktuelles Passwort"
        autoComplete="current-password"
      />
      <FinalButton type="submit" fullWidth disabled={!isReady} loading={isPending}>
        Konto unwiderruflich löschen
      </FinalButton>
    </form>
  )
}

/** Says what goes, offers to take it along, and asks for the password. */
const DeleteAccountDialog = ({ emailAddress, isOpen, onClose }: DeleteAccountDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Konto löschen">
    <p className={formClasses.copy}>Das lässt sich nicht rückgängig machen. Gelöscht werden:</p>
    <ul className={classes.list}>
      {WHAT_GOES.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <p className={formClasses.copy}>Möchtest du vorher etwas mitnehmen?</p>
    <div className={classes.offer}>
      <div className={formClasses.offer}>
        <DataExportRow isBeforeDeletion />
      </div>
    </div>
    <DeleteAccountForm emailAddress={emailAddress} />
  </Dialog>
)

export default DeleteAccountDialog
