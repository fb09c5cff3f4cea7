import type { UseFormReturnType } from '@mantine/form'
import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { ComponentType } from 'react'
import type { DraftFormFields } from './use-draft-form.tsx'

export type ItemFieldsProps<Values, Item = object> = Pick<
  DraftFormFields<AnyOperation>,
  'files' | 'setFile'
> & {
  form: UseFormReturnType<Values>
  item: Item | undefined
}

/** The form that creates and changes an item, in a dialog or on a page. */
export type ItemForm<Values, Item> = {
  kind: Pick<ItemKind, 'id' | 'name'>
  /** The item in the message about another user's change: "Die Gewohnheit". */
  subject: string
  create: AnyOperation
  update: AnyOperation
  empty: Values
  /** For items whose fields differ from the form's values. */
  valuesOf?: (item: Item) => Values
  /** The fields to send, where they differ from the form's. */
  overridesOf?: (values: Values) => object
  countedOf?: (values: Values) => Values
  Fields: ComponentType<ItemFieldsProps<Values, Item>>
}

/** @param id undefined for a new item: a device keeps one draft of it */
export const draftOfItem = ({ id: idField }: Pick<ItemKind, 'id'>, id?: string): string =>
  `${idField.replace(/Id$/, '')}-${id ?? 'new'}`

/** The props of a form; its texts are the specification's (managers, section 8). */
export const formOfItem = <Values extends object, Item extends object>(
  { kind, subject, create, update, empty, valuesOf, overridesOf, countedOf }: ItemForm<Values, Item>,
  { id, item }: { id: string; item: Item | undefined },
  isNew: boolean,
) => {
  const values =
    (item && valuesOf?.(item)) ??
    Object.fromEntries(
      Object.entries(empty).map(([field, value]) => [
        field,
        item ? (item as Record<string, unknown>)[field] : value,
      ]),
    )
  return {
    title: `${kind.name} ${isNew ? 'erstellen' : 'bearbeiten'}`,
    operation: isNew ? create : update,
    draftName: draftOfItem(kind, isNew ? undefined : id),
    initialValues: { [kind.id]: id, ...values },
    inputOf: (input: object) => (overridesOf ? { ...input, ...overridesOf(input as Values) } : input),
    countedOf: countedOf as ((values: object) => object) | undefined,
    submitLabel: isNew ? 'Erstellen' : 'Speichern',
    successMessage: `${kind.name} wurde ${isNew ? 'erstellt' : 'angepasst'}.`,
    ...(item && !isNew ? { revision: (item as { revision?: number }).revision, subject } : {}),
  }
}
