import type { UseFormReturnType } from '@mantine/form'
import type { ElementOperations } from '@wohlauf/contract/element-operations'
import {
  type ElementFamily,
  type ShownIn,
  type TypeIn,
  typeOfFamily,
  type WrittenInputIn,
} from '@wohlauf/contract/values/elements/element-family'
import type { ComponentProps, ComponentType } from 'react'
import type { DialogFormFields } from '../dialog-form.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useNewId } from '../use-new-id.ts'
import { TitleField } from './title-field.tsx'
import type { AnyElement } from './type-of-content.ts'
import { TypedElement } from './typed-element.tsx'

/** Props of the dialogs of all types: without an element they create one. */
export type ElementDialogProps = {
  label: string
  parentId: string
  element: AnyElement | undefined
  /** The element before which a new one is inserted; without it, it goes to the end. */
  nextId?: string | undefined
  isOpen: boolean
  onClose: () => void
  onCreated?: ((id: string) => void) | undefined
}

export type FieldsOfElement<F extends ElementFamily, T extends TypeIn<F>> = Pick<
  DialogFormFields<never>,
  'files' | 'setFile'
> & {
  form: UseFormReturnType<WrittenInputIn<F, T>>
  element: ShownIn<F, T> | undefined
}

export type ElementForm<F extends ElementFamily, T extends TypeIn<F>> = {
  /** The item in the message about another user's change: "Das Quiz". */
  subject: string
  /** Messages of the specification, managers, section 8. */
  creationMessage: string
  changeMessage: string
  width?: 'medium' | 'large'
  empty: () => WrittenInputIn<F, T>
  /** For types whose fields differ from what learners get. */
  valuesOf?: (element: ShownIn<F, T>) => WrittenInputIn<F, T>
  Fields: ComponentType<FieldsOfElement<F, T>>
  /**
   * What the preview shows while the element is edited: the values themselves unless stated; null as long as
   * nothing can be shown.
   */
  useShown?: (fields: Omit<FieldsOfElement<F, T>, 'setFile'>) => Partial<ShownIn<F, T>> | null
}

const titleIn = (values: object): string => String((values as { title?: unknown }).title ?? '')

const useValuesAsShown = ({ form }: { form: { values: object } }): object => form.values

type PartsOfForm = {
  Fields: ComponentType<FieldsOfElement<never, never>>
  useShown: (fields: Omit<FieldsOfElement<never, never>, 'setFile'>) => object | null
}

type WrittenElementProps = FieldsOfElement<never, never> &
  Omit<ComponentProps<typeof TypedElement>, 'title' | 'preview'> & { parts: PartsOfForm }

const WrittenElement = ({
  parts: { Fields, useShown },
  form,
  files,
  setFile,
  element,
  ...place
}: WrittenElementProps) => {
  const preview = useShown({ form, files, element })
  return (
    <>
      <TitleField {...form.getInputProps('title' as never)} />
      <Fields form={form} files={files} setFile={setFile} element={element} />
      <TypedElement {...place} title={titleIn(form.values)} preview={preview} />
    </>
  )
}

export const titleOfForm = (label: string, element: AnyElement | undefined): string =>
  `${label} ${element ? 'bearbeiten' : 'anlegen'}`

export const draftOfElement = (id: string): string => `element-${id}`
export const draftOfNew = (type: string, parentId: string): string =>
  `${type.toLowerCase().replaceAll('_', '-')}-new-${parentId}`

export const elementDialogsOf =
  <F extends ElementFamily>(family: F, operations: ElementOperations<TypeIn<F>>) =>
  <T extends TypeIn<F>>(
    type: T,
    {
      subject,
      creationMessage,
      changeMessage,
      width = 'medium',
      empty,
      valuesOf,
      Fields,
      useShown = useValuesAsShown,
    }: ElementForm<F, T>,
  ) => {
    const { idField, parentField } = family
    const { create, update } = operations[type]
    const parts = { Fields, useShown } as unknown as PartsOfForm
    const names = Object.keys(typeOfFamily(family, type).written)
    return ({
      label,
      parentId,
      element: anyElement,
      nextId,
      isOpen,
      onClose,
      onCreated,
    }: ElementDialogProps) => {
      const newId = useNewId(isOpen)
      const element = anyElement as (ShownIn<F, T> & AnyElement & Record<string, unknown>) | undefined
      const common = { isOpen, onClose, width }
      const id = (element?.[idField] as string | undefined) ?? newId
      const fields = (each: DialogFormFields<typeof create>) => (
        <WrittenElement
          {...each}
          parts={parts}
          element={element as never}
          id={id}
          parentId={parentId}
          nextId={nextId}
          type={type}
        />
      )
      if (!element)
        return (
          <FormDialog
            {...common}
            title={titleOfForm(label, anyElement)}
            operation={create}
            draftName={draftOfNew(type, parentId)}
            inputOf={(values) => (nextId ? { ...values, idOfNextElement: nextId } : values)}
            onSaved={(_, input) => onCreated?.(input[idField] as string)}
            initialValues={{ [parentField]: parentId, [idField]: newId, title: '', ...empty() }}
            submitLabel="Anlegen"
            successMessage={creationMessage}
          >
            {fields}
          </FormDialog>
        )
      return (
        <FormDialog
          {...common}
          title={titleOfForm(label, anyElement)}
          operation={update}
          draftName={draftOfElement(id)}
          initialValues={{
            [idField]: id,
            title: element.title,
            ...(valuesOf?.(element) ?? Object.fromEntries(names.map((each) => [each, element[each]]))),
          }}
          revision={element.revision}
          subject={subject}
          successMessage={changeMessage}
        >
          {fields}
        </FormDialog>
      )
    }
  }
