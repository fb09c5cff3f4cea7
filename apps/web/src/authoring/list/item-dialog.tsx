import type { UseFormReturnType } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { ComponentType } from 'react'
import type { DialogFormFields } from '../dialog-form.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useNewId } from '../use-new-id.ts'
import type { ItemDialogProps } from './list-spec.ts'

export type ItemFieldsProps<Values, Item = object> = Pick<
  DialogFormFields<AnyOperation>,
  'files' | 'setFile'
> & {
  form: UseFormReturnType<Values>
  item: Item | undefined
}

type ItemForm<Values, Item> = {
  kind: Pick<ItemKind, 'id' | 'name'>
  /** "Die Gewohnheit", for the message that somebody else has changed it. */
  subject: string
  create: AnyOperation
  update: AnyOperation
  width?: 'medium' | 'large'
  empty: Values
  /** Where the fields are not shown as they are written. */
  valuesOf?: (item: Item) => Values
  /** The fields to send, where they differ from those of the form. */
  overridesOf?: (values: Values) => object
  Fields: ComponentType<ItemFieldsProps<Values, Item>>
  /** The page of a new one, where its contents are written: it opens. */
  pageOf?: (id: string) => string
}

/** Texts are the specification's (managers, section 8). */
export const itemDialog = <Values extends object, Item extends object = object>({
  kind,
  subject,
  create,
  update,
  width = 'medium',
  empty,
  valuesOf,
  overridesOf,
  Fields,
  pageOf,
}: ItemForm<Values, Item>) => {
  const draft = kind.id.replace(/Id$/, '')
  const inputOf = (values: object) => (overridesOf ? { ...values, ...overridesOf(values as Values) } : values)
  const shownOf = (item: Item): object =>
    valuesOf?.(item) ??
    Object.fromEntries(Object.keys(empty).map((field) => [field, (item as Record<string, unknown>)[field]]))

  return ({ item, isOpen, onClose }: ItemDialogProps<Item>) => {
    const newId = useNewId(isOpen)
    const router = useRouter()
    const common = { isOpen, onClose, width, inputOf }
    const fields = ({ form, files, setFile }: DialogFormFields<AnyOperation>) => (
      <Fields form={form as UseFormReturnType<Values>} files={files} setFile={setFile} item={item} />
    )
    if (!item)
      return (
        <FormDialog
          {...common}
          title={`${kind.name} erstellen`}
          operation={create}
          draftName={`${draft}-new`}
          initialValues={{ [kind.id]: newId, ...empty }}
          submitLabel="Erstellen"
          successMessage={`${kind.name} wurde erstellt.`}
          onSaved={(_, input) => {
            if (pageOf)
              void router.navigate({ href: pageOf((input as Record<string, string>)[kind.id] ?? '') })
          }}
        >
          {fields}
        </FormDialog>
      )
    const { [kind.id]: id, revision } = item as Record<string, unknown>
    return (
      <FormDialog
        {...common}
        title={`${kind.name} bearbeiten`}
        operation={update}
        draftName={`${draft}-${id}`}
        initialValues={{ [kind.id]: id, ...shownOf(item) }}
        revision={revision as number}
        subject={subject}
        successMessage={`${kind.name} wurde angepasst.`}
      >
        {fields}
      </FormDialog>
    )
  }
}
