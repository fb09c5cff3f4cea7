import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { removeFromDevice } from '../../../api/device-answers.ts'
import { useCommand } from '../../../api/hooks.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { DataExportRow } from '../data-export/data-export-row.tsx'
import classes from '../settings/dialog-form.module.css'

type WithdrawConsentDialogProps = { isOpen: boolean; onClose: () => void }

const WithdrawConsentDialog = ({ isOpen, onClose }: WithdrawConsentDialogProps) => {
  const { title, paragraphs, confirmLabel } = HEALTH_DATA_CONSENT.withdrawal
  const { mutate, isPending } = useCommand(withdrawHealthConsent, {
    onAccepted: () => void removeFromDevice('health-data'),
    onSuccess: () => {
      notify('success', 'Deine Einwilligung ist widerrufen, deine Gesundheitsdaten sind gelöscht.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      confirmLabel={confirmLabel}
      isFinal
      isPending={isPending}
      onConfirm={() => mutate({})}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.copy}>
          {paragraph}
        </p>
      ))}
      <div className={classes.offer}>
        <DataExportRow isBeforeDeletion />
      </div>
    </ConfirmDialog>
  )
}

export default WithdrawConsentDialog
