import { useConsentFirst } from '../../../session/use-consent-first.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { StartHabitForm } from './start-habit-form.tsx'

type Habit = { habitId: string; title: string; introduction: string }

type CreateHabitIntentDialogProps = { habit: Habit; isOpen: boolean; onClose: () => void }

const CreateHabitIntentDialog = ({ habit, isOpen, onClose }: CreateHabitIntentDialogProps) => {
  const mayOpen = useConsentFirst(isOpen, () => {
    notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    onClose()
  })
  return (
    <Dialog isOpen={mayOpen} onClose={onClose} title={habit.title}>
      <StartHabitForm habit={habit} onClose={onClose} />
    </Dialog>
  )
}

export default CreateHabitIntentDialog
