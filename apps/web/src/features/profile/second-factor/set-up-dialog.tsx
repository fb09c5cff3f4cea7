import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import classes from '../settings/dialog-form.module.css'
import { KeyToScan } from './key-to-scan.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactorOperations } from './second-factor-operations.ts'

type StepProps = { operations: SecondFactorOperations; onClose: () => void }

const CodeForm = ({
  operations,
  enrolmentId,
  onCodes,
}: Pick<StepProps, 'operations'> & { enrolmentId: string; onCodes: (codes: string[]) => void }) => {
  const { form, formProps, submitProps } = useOperationForm(operations.confirm, {
    initialValues: { enrolmentId, code: '' },
    fieldOf: { 'second-factor-wrong': 'code' },
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps} label="Einschalten">
      <CodeField {...form.getInputProps('code')} description="Sechs Ziffern, die die App jetzt anzeigt" />
    </DialogForm>
  )
}

const Steps = ({ operations, onClose }: StepProps) => {
  const [enrolmentId] = useState(() => crypto.randomUUID())
  const [codes, setCodes] = useState<string[] | null>(null)
  // If the password is not proved again, nothing has begun.
  const { mutate, data, error } = useCommand(operations.begin, {
    onError: ({ identifier }) => identifier === 'fresh-login-required' && onClose(),
  })
  useEffect(() => mutate({ enrolmentId }), [mutate, enrolmentId])
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  if (error)
    return (
      <DialogFoot>
        <Button size="lg" fullWidth onClick={() => mutate({ enrolmentId })}>
          Noch einmal versuchen
        </Button>
      </DialogFoot>
    )
  return (
    <>
      <p className={classes.copy}>
        Scanne das Bild mit einer Authenticator-App auf deinem Smartphone, zum Beispiel Aegis, Google
        Authenticator oder der Passwort-App deines Geräts. Auf allen anderen Geräten wirst du danach
        abgemeldet.
      </p>
      {data ? (
        <KeyToScan secret={data.secret} address={data.address} />
      ) : (
        <Skeleton aria-busy height={260} mb={20} />
      )}
      {data && <CodeForm operations={operations} enrolmentId={enrolmentId} onCodes={setCodes} />}
    </>
  )
}

type SetUpDialogProps = StepProps & { isOpen: boolean }

/** The secret and the recovery codes are shown here and never again. */
const SetUpDialog = ({ isOpen, ...steps }: SetUpDialogProps) => (
  <Dialog isOpen={isOpen} onClose={steps.onClose} title="Anmeldung in zwei Schritten einrichten">
    <Steps {...steps} />
  </Dialog>
)

export default SetUpDialog
