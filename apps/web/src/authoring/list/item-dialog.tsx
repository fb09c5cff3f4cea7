import type { UseFormReturnType } from '@mantine/form'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { DialogFormFields } from '../dialog-form.tsx'
import { formOfItem, type ItemForm } from '../editor/item-form.ts'
import { FormDialog } from '../form-dialog.tsx'
import { useNewId } from '../use-new-id.ts'
import type { ItemDialogProps } from './list-spec.ts'

type ItemDialog<Values, Item> = ItemForm<Values, Item> & {
  width?: 'medium' | 'large'
}

export const itemDialog = <Values extends object, Item extends object = object>({
  width = 'medium',
  ...spec
}: ItemDialog<Values, Item>) => {
  const { kind, Fields } = spec
  return ({ item, isOpen, onClose }: ItemDialogProps<Item>) => {
    const newId = useNewId(isOpen)
    const id = item ? ((item as Record<string, unknown>)[kind.id] as string) : newId
    return (
      <FormDialog {...formOfItem(spec, { id, item }, !item)} isOpen={isOpen} onClose={onClose} width={width}>
        {({ form, files, setFile }: DialogFormFields<AnyOperation>) => (
          <Fields form={form as UseFormReturnType<Values>} files={files} setFile={setFile} item={item} />
        )}
      </FormDialog>
    )
  }
}
