import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import type { ReactNode } from 'react'
import type { UploadFiles } from '../api/call.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { DialogForm, type DialogFormFields } from './dialog-form.tsx'
import { useKeptDraft } from './drafts/use-draft.ts'
import { Holding } from './holding/holding.tsx'
import { FormInPlace } from './place/form-in-place.tsx'
import { useFormPlace } from './place/form-place.ts'

export type FormDialogProps<Op extends AnyOperation> = {
  isOpen: boolean
  onClose: () => void
  title: string
  width?: 'small' | 'medium' | 'large'
  operation: Op
  /** The name of the draft: one for each item and action. */
  draftName: string
  initialValues: InputOf<Op>
  initialFiles?: UploadFiles
  /** The input to send, if it differs from the values. */
  inputOf?: (values: InputOf<Op>) => InputOf<Op>
  /** Undefined for a new item. */
  revision?: number | undefined
  /** The item in the message about another user's change: "Die Gewohnheit". */
  subject?: string
  submitLabel?: string
  successMessage: string
  /** The page shows what was saved: the message is only spoken. So it is with a form in its place. */
  isSuccessSeen?: boolean | undefined
  inWaiting?: ReactNode
  /** False if nothing can be typed before something is chosen, a file for example. */
  beginsWithText?: boolean
  onSaved?: (output: OutputOf<Op>, input: InputOf<Op>) => void
  children: (fields: DialogFormFields<Op>) => ReactNode
}

const Body = <Op extends AnyOperation>(props: FormDialogProps<Op>) => {
  const { draftName, inWaiting, beginsWithText = true } = props
  const draft = useKeptDraft(draftName)
  const isInPlace = useFormPlace() !== null
  if (inWaiting) return inWaiting
  const form = draft !== undefined && (
    <DialogForm {...props} isSuccessSeen={isInPlace || props.isSuccessSeen} draft={draft} />
  )
  // A form inside a row has a frame already.
  if (isInPlace) return form
  if (beginsWithText) return <Holding>{form}</Holding>
  return form || <Skeleton height={224} radius="md" aria-busy />
}

/**
 * A dialog, or a form inside the page where that provides a frame (`place/`). Applies the operation's rules,
 * keeps a draft until it is saved or discarded, and handles conflicts.
 */
export const FormDialog = <Op extends AnyOperation>(props: FormDialogProps<Op>) => {
  const { isOpen, onClose, title, width = 'medium', draftName } = props
  const place = useFormPlace()
  // Each opening looks up the draft again.
  const body = isOpen && <Body key={draftName} {...props} />
  if (place)
    return (
      <FormInPlace title={title} onClose={onClose}>
        {body}
      </FormInPlace>
    )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width={width}>
      {body}
    </Dialog>
  )
}
