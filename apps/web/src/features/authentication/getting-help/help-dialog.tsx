import type { UseFormReturnType } from '@mantine/form'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EntryForm } from '../entry/entry-form.tsx'

export type HelpDialogProps = { isOpen: boolean; onClose: () => void }

type HelpFormProps<Op extends AnyOperation> = HelpDialogProps & {
  title: string
  operation: Op
  initialValues: InputOf<Op>
  submitLabel: string
  successMessage: string
  children: (form: UseFormReturnType<InputOf<Op>>) => ReactNode
}

/** When reopened it keeps its input, but marks no field as invalid before it is touched. */
export const HelpDialog = <Op extends AnyOperation>({
  isOpen,
  onClose,
  title,
  operation,
  submitLabel,
  children,
  ...settings
}: HelpFormProps<Op>) => {
  const { form, clearMessages, ...entry } = useOperationForm(operation, {
    ...settings,
    showsFailure: true,
    onSuccess: () => {
      form.reset()
      onClose()
    },
  })
  const start = useEffectEvent(clearMessages)
  useEffect(() => {
    if (isOpen) start()
  }, [isOpen])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <EntryForm {...entry} submitLabel={submitLabel} isPlain>
        {children(form)}
      </EntryForm>
    </Dialog>
  )
}
