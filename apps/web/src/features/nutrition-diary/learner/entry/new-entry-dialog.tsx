import { Button } from '@mantine/core'
import { useConsentFirst } from '../../../../session/use-consent-first.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../../ui/dialogs/dialog-foot.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import classes from './entry-form.module.css'
import { MealAndTimeField } from './meal-and-time-field.tsx'
import { type CreatedEntry, type NewEntryForm, useNewEntryForm } from './use-new-entry-form.ts'
import { WordsAndPictureField } from './words-and-picture-field.tsx'

type NewEntryDialogProps = {
  isOpen: boolean
  isNear: boolean
  onClose: () => void
  onCreated: (created: CreatedEntry) => void
}

const NewEntryFields = ({ entry }: { entry: NewEntryForm }) => {
  const { form, formProps, submitProps, meal, setMeal, isComplete } = entry
  return (
    <form {...formProps} className={classes.form}>
      <WordsAndPictureField entry={entry} />
      <MealAndTimeField form={form} meal={meal} onMeal={setMeal} />
      <DialogFoot>
        <Button {...submitProps} size="lg" fullWidth disabled={submitProps.disabled || !isComplete}>
          Eintrag hinzufügen
        </Button>
      </DialogFoot>
    </form>
  )
}

const NewEntryDialog = ({ isOpen, isNear, onClose, onCreated }: NewEntryDialogProps) => {
  const mayOpen = useConsentFirst(isOpen, () => {
    notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    onClose()
  })
  const entry = useNewEntryForm({ isOpen: mayOpen, onClose, onCreated })
  return (
    <Dialog isOpen={mayOpen} isNear={isNear} onClose={onClose} title="Neuer Eintrag">
      <NewEntryFields entry={entry} />
    </Dialog>
  )
}

export default NewEntryDialog
