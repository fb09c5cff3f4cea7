import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { forgetSession } from '../../../session/session.ts'
import { FinalButton } from '../../../ui/actions/final-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
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
  const { form, formProps, submitProps } = useOperationForm(deleteOwnAccount, {
    initialValues: { currentPassword: '' },
    fieldOf: { 'current-password-wrong': 'currentPassword' },
    successMessage: 'Dein Konto wurde unwiderruflich gelöscht',
    successMs: DELETED_MS,
    onSuccess: () => {
      forgetSession(queryClient)
      void router.navigate({ href: '/', replace: true })
    },
  })
  return (
    <form {...formProps} className={formClasses.form}>
      <input type="email" hidden autoComplete="username" value={emailAddress} readOnly />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        label="Aktuelles Passwort"
        autoComplete="current-password"
      />
      <DialogFoot>
        <FinalButton {...submitProps} fullWidth>
          Konto unwiderruflich löschen
        </FinalButton>
      </DialogFoot>
    </form>
  )
}

const DeleteAccountDialog = ({ emailAddress, isOpen, onClose }: DeleteAccountDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Konto löschen">
    <p className={formClasses.copy}>Das lässt sich nicht rückgängig machen. Gelöscht werden:</p>
    <ul className={classes.list}>
      {WHAT_GOES.map((item) => (
        <li key={item}>{item}</li>
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
