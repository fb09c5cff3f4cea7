import { disableHabitIntent, type HabitIntent } from '@wohlauf/contract/habits/habits'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'

type DisableDialogProps = { intent: HabitIntent; isOpen: boolean; onClose: () => void }

/** Asks for confirmation: deactivating resets the progress (specification, section 5). */
const DisableDialog = ({ intent, isOpen, onClose }: DisableDialogProps) => {
  const { send, isPending } = useHealthCommand(disableHabitIntent, {
    onSuccess: () => {
      notify('success', 'Gewohnheit wurde deaktiviert.')
      onClose()
    },
    onError: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Gewohnheit deaktivieren"
      confirmLabel="Deaktivieren"
      isPending={isPending}
      onConfirm={() => send({ habitIntentId: intent.habitIntentId })}
    >
      <p>
        An „{intent.title}“ erinnern wir dich dann nicht mehr, und der Rückblick beginnt von vorn, wenn du sie
        wieder aktivierst. Deine Gesundheitspunkte behältst du.
      </p>
      <p>Nur ein paar Tage Abstand? Dann trag lieber eine Pause ein.</p>
    </ConfirmDialog>
  )
}

export default DisableDialog
