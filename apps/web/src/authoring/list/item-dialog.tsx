import type { UseFormReturnType } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { DialogFormFields } from '../dialog-form.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useNewId } from '../use-new-id.ts'
import { formOfItem, type ItemForm } from './item-form.ts'
import type { ItemDialogProps } from './list-spec.ts'

type ItemDialog<Values, Item> = ItemForm<Values, Item> & {
  width?: 'medium' | 'large'
  /** The page of a new one, where its contents are written: it opens. */
  pageOf?: (id: string) => string
}

export const itemDialog = <Values extends object, Item extends object = object>({
  width = 'medium',
  pageOf,
  ...spec
}: ItemDialog<Values, Item>) => {
  const { kind, Fields } = spec
  return ({ item, isOpen, onClose }: ItemDialogProps<Item>) => {
    const router = useRouter()
    const newId = useNewId(isOpen)
    const id = item ? ((item as Record<string, unknown>)[kind.id] as string) : newId
    return (
      <FormDialog
        {...formOfItem(spec, { id, item }, !item)}
        isOpen={isOpen}
        onClose={onClose}
        width={width}
        onSaved={(_, input) => {
          if (pageOf && !item)
            void router.navigate({ href: pageOf((input as Record<string, string>)[kind.id] as string) })
        }}
      >
        {({ form, files, setFile }: DialogFormFields<AnyOperation>) => (
          <Fields form={form as UseFormReturnType<Values>} files={files} setFile={setFile} item={item} />
        )}
      </FormDialog>
    )
  }
}
