import { Button, Textarea } from '@mantine/core'
import { MESSAGES } from '@wohlauf/contract/messages'
import { useConsentFirst } from '../../../../session/use-consent-first.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { useWasLeft } from '../../../../ui/fields/use-was-left.ts'
import { ConsumedAtField } from './consumed-at-field.tsx'
import classes from './entry-form.module.css'
import { MealField } from './meal-field.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { type CreatedEntry, useNewEntryForm } from './use-new-entry-form.ts'

type NewEntryDialogProps = {
  isOpen: boolean
  onClose: () => void
  onCreated: (created: CreatedEntry) => void
}

type NewEntryFieldsProps = { entry: ReturnType<typeof useNewEntryForm> }

const NewEntryFields = ({ entry }: NewEntryFieldsProps) => {
  const { form, formProps, submitProps, imageFile, setImageFile, hasContent, isComplete } = entry
  const { wasLeft, leave } = useWasLeft()
  const description = form.getInputProps('description')
  return (
    <form {...formProps} className={classes.form}>
      <PictureChoice label="Bild" file={imageFile} onChange={setImageFile} />
      <Textarea
        {...description}
        onBlur={() => {
          description.onBlur()
          leave()
        }}
        label="Beschreibung"
        description="Ein Bild oder ein paar Worte genügen."
        placeholder="z. B. was es gab, mit wem und wie es dir ging"
        size="md"
        autosize
        minRows={3}
        maxRows={10}
        aria-required={!hasContent}
        error={wasLeft && !hasContent ? MESSAGES.imageOrDescription : description.error}
      />
      <MealField meal={form.values.meal} onChange={(meal) => form.setFieldValue('meal', meal ?? undefined)} />
      <ConsumedAtField form={form} />
      <Button {...submitProps} size="lg" fullWidth disabled={submitProps.disabled || !isComplete}>
        Eintrag hinzufügen
      </Button>
    </form>
  )
}

const NewEntryDialog = ({ isOpen, onClose, onCreated }: NewEntryDialogProps) => {
  const mayOpen = useConsentFirst(isOpen, () => {
    notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    onClose()
  })
  const entry = useNewEntryForm({ isOpen: mayOpen, onClose, onCreated })
  return (
    <Dialog isOpen={mayOpen} onClose={onClose} title="Neuer Eintrag">
      <NewEntryFields entry={entry} />
    </Dialog>
  )
}

export default NewEntryDialog
