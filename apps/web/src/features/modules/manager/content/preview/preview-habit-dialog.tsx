import { Dialog } from '../../../../../ui/dialogs/dialog.tsx'
import type { CreateHabitProps } from '../../../learner/reading/reader.ts'

export const PreviewHabitDialog = ({ habit, isOpen, onClose }: CreateHabitProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={habit.title}>
    <p>Hier wählen Mitglieder Wochentage und Uhrzeit und starten die Gewohnheit.</p>
  </Dialog>
)
