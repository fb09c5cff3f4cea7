import { Button } from '@mantine/core'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { DialogFoot } from '../ui/dialogs/dialog-foot.tsx'
import classes from '../ui/dialogs/dialog-form.module.css'
import { DraftState } from './drafts/autosave/draft-state.tsx'
import type { Draft } from './drafts/draft-store.ts'
import { type DraftFormFields, useDraftForm } from './editor/use-draft-form.tsx'
import type { FormDialogProps } from './form-dialog.tsx'

export type DialogFormFields<Op extends AnyOperation> = DraftFormFields<Op>

export const DialogForm = <Op extends AnyOperation>({
  submitLabel = 'Speichern',
  children,
  ...settings
}: FormDialogProps<Op> & { draft: Draft | null }) => {
  const { formProps, submitProps, notes, fields, state, discard } = useDraftForm(settings)
  return (
    <form {...formProps} className={classes.form}>
      {notes}
      {children(fields)}
      <DialogFoot>
        {state.autosave && <DraftState {...state} />}
        <Button variant="default" size="md" onClick={discard}>
          {state.isDirty ? 'Verwerfen' : 'Abbrechen'}
        </Button>
        <Button {...submitProps} size="md">
          {submitLabel}
        </Button>
      </DialogFoot>
    </form>
  )
}
