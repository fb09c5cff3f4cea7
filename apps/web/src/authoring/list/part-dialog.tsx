import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import type { ComponentType } from 'react'
import type { DialogFormFields } from '../dialog-form.tsx'
import { FormDialog, type FormDialogProps } from '../form-dialog.tsx'

type PartForm<Op extends AnyOperation, Item> = Pick<
  FormDialogProps<Op>,
  'title' | 'operation' | 'subject' | 'successMessage' | 'beginsWithText'
> & {
  width?: 'small' | 'medium'
  /** The prefix of the draft's name, which the item's id follows: "sponsor-name". */
  draft: string
  idOf: (item: Item) => string
  valuesOf: (item: Item) => InputOf<Op>
  Fields: ComponentType<DialogFormFields<Op> & { item: Item }>
}

type PartDialogProps<Item> = { item: Item; isOpen: boolean; onClose: () => void }

export const partDialog =
  <Op extends AnyOperation, Item extends { revision: number }>({
    draft,
    idOf,
    valuesOf,
    Fields,
    ...form
  }: PartForm<Op, Item>) =>
  ({ item, ...dialog }: PartDialogProps<Item>) => (
    <FormDialog
      {...form}
      {...dialog}
      draftName={`${draft}-${idOf(item)}`}
      initialValues={valuesOf(item)}
      revision={item.revision}
    >
      {(fields) => <Fields {...fields} item={item} />}
    </FormDialog>
  )
