import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { DialogFoot } from '../ui/dialogs/dialog-foot.tsx'
import type { useOperationForm } from './use-operation-form.ts'

type DialogFormProps = ComponentProps<'form'> & {
  submit: ReturnType<typeof useOperationForm>['submitProps']
  /** The label of the submit button. */
  label?: string
}

/** A form in a dialog, with its one button at the dialog's foot. */
export const DialogForm = ({ submit, label = 'Speichern', children, ...formProps }: DialogFormProps) => (
  <form {...formProps}>
    {children}
    <DialogFoot>
      <Button {...submit} size="lg" fullWidth>
        {label}
      </Button>
    </DialogFoot>
  </form>
)
