import { addImageToNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { useState } from 'react'
import { DialogForm } from '../../../../forms/dialog-form.tsx'
import { useHealthForm } from '../../../../forms/use-health-form.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import type { EntryDialogProps } from './entry-dialogs.tsx'
import classes from './entry-form.module.css'
import { PictureChoice } from './picture-choice.tsx'

type PictureFormProps = Pick<EntryDialogProps, 'entry' | 'onClose'>

const PictureForm = ({ entry: { nutritionDiaryEntryId, image }, onClose }: PictureFormProps) => {
  const [imageFile, setImageFile] = useState<File | null>(null)
  const { formProps, submitProps } = useHealthForm(addImageToNutritionDiaryEntry, {
    initialValues: { nutritionDiaryEntryId },
    files: { imageFile },
    successMessage: image ? 'Bild wurde ersetzt.' : 'Bild wurde hinzugefügt.',
    onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps}>
      {image && <p className={classes.copy}>Das bisherige Bild wird dabei endgültig gelöscht.</p>}
      <PictureChoice label="Bild" file={imageFile} onChange={setImageFile} />
    </DialogForm>
  )
}

const PictureDialog = ({ entry, isOpen, onClose }: EntryDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={entry.image ? 'Bild ersetzen' : 'Bild hinzufügen'}>
    <PictureForm entry={entry} onClose={onClose} />
  </Dialog>
)

export default PictureDialog
