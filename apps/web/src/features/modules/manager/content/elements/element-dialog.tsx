import type { UseFormReturnType } from '@mantine/form'
import {
  type ContentElement,
  type ContentElementOf,
  type ContentElementType,
  elementTypeOf,
  type WrittenInputOf,
} from '@wohlauf/contract/content-elements'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/content-elements-as-manager'
import type { ComponentType } from 'react'
import type { DialogFormFields } from '../../../../../authoring/dialog-form.tsx'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import { TitleField } from './title-field.tsx'

/** The props of the dialogs of all types: without an element they create one. */
export type ElementDialogProps = {
  /** The type's label in the menu. */
  label: string
  modulePageId: string
  element: ContentElement | undefined
  isOpen: boolean
  onClose: () => void
}

export type ElementFieldsProps<T extends ContentElementType> = Pick<
  DialogFormFields<never>,
  'files' | 'setFile'
> & {
  form: UseFormReturnType<WrittenInputOf<T>>
  /** The element to change; missing for a new one. */
  element: ContentElementOf<T> | undefined
}

type ElementForm<T extends ContentElementType> = {
  /** "Das Quiz", for the message that somebody else has changed it. */
  subject: string
  /** The snackbars after creating and after changing (specification, managers, section 8). */
  created: string
  changed: string
  width?: 'medium' | 'large'
  /** The initial fields of a new one. */
  empty: () => WrittenInputOf<T>
  /** The fields of an existing one, for types whose fields are not shown as written. */
  valuesOf?: (element: ContentElementOf<T>) => WrittenInputOf<T>
  /** All fields except the title. */
  Fields: ComponentType<ElementFieldsProps<T>>
}

const writtenFieldsOf = (type: ContentElementType, element: ContentElement): object =>
  Object.fromEntries(
    Object.keys(elementTypeOf(type).written).map((name) => [
      name,
      (element as Record<string, unknown>)[name],
    ]),
  )

/** Makes the dialog that creates and changes elements of a type. */
export const elementDialog = <T extends ContentElementType>(
  type: T,
  { subject, created, changed, width = 'medium', empty, valuesOf, Fields }: ElementForm<T>,
) => {
  const { create, update } = ELEMENT_OPERATIONS[type]
  const name = type.toLowerCase().replaceAll('_', '-')
  return ({ label, modulePageId, element: given, isOpen, onClose }: ElementDialogProps) => {
    const newId = useNewId(isOpen)
    const element = given as ContentElementOf<T> | undefined
    const common = { isOpen, onClose, width }
    const fields = ({ form, files, setFile }: DialogFormFields<typeof create>) => (
      <>
        <TitleField {...form.getInputProps('title')} />
        <Fields form={form} files={files} setFile={setFile} element={element} />
      </>
    )
    if (!element)
      return (
        <FormDialog
          {...common}
          title={`${label} anlegen`}
          operation={create}
          draftName={`${name}-new-${modulePageId}`}
          initialValues={{ modulePageId, contentElementId: newId, title: '', ...empty() }}
          submitLabel="Anlegen"
          successMessage={created}
        >
          {fields}
        </FormDialog>
      )
    const { contentElementId, title, revision } = element
    return (
      <FormDialog
        {...common}
        title={`${label} bearbeiten`}
        operation={update}
        draftName={`element-${contentElementId}`}
        initialValues={{
          contentElementId,
          title,
          ...(valuesOf?.(element) ?? writtenFieldsOf(type, element)),
        }}
        revision={revision}
        subject={subject}
        successMessage={changed}
      >
        {fields}
      </FormDialog>
    )
  }
}
