import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { updateUserName } from '@wohlauf/contract/accounts/name'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { UnbrokenText } from '../../../ui/text/unbroken-text.tsx'
import classes from '../settings/dialog-form.module.css'

type ChangeNameDialogProps = { user: SessionUser; isOpen: boolean; onClose: () => void }

const ChangeNameForm = ({ user, onClose }: Omit<ChangeNameDialogProps, 'isOpen'>) => {
  const { form, formProps, submitProps } = useOperationForm(updateUserName, {
    initialValues: { firstName: user.firstName, lastName: user.lastName },
    successMessage: 'Dein Name wurde geändert.',
    onSuccess: onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps}>
      <TextInput
        {...form.getInputProps('firstName')}
        label="Vorname"
        autoComplete="given-name"
        {...REQUIRED}
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('lastName')}
        label="Nachname"
        autoComplete="family-name"
        {...REQUIRED}
      />
    </DialogForm>
  )
}

const ChangeNameDialog = ({ user, isOpen, onClose }: ChangeNameDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Name ändern">
    <p className={classes.copy}>
      <UnbrokenText text="Mit deinem Vornamen sprechen wir dich hier und in unseren E-Mails an." />
    </p>
    <ChangeNameForm user={user} onClose={onClose} />
  </Dialog>
)

export default ChangeNameDialog
