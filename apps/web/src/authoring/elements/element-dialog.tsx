import type { UseFormReturnType } from '@mantine/form'
import {
  type ElementFamily,
  type ShownIn,
  type TypeIn,
  typeOfFamily,
  type WrittenInputIn,
} from '@wohlauf/contract/elements/element-family'
import type { ElementOperations } from '@wohlauf/contract/elements/element-operations'
import type { ComponentType } from 'react'
import type { DialogFormFields } from '../dialog-form.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useNewId } from '../use-new-id.ts'
import { TitleField } from './title-field.tsx'
import type { AnyElement } from './type-of-content.ts'

/** The props of the dialogs of all types: without an element they create one. */
export type ElementDialogProps = {
  label: string
  parentId: string
  element: AnyElement | undefined
  isOpen: boolean
  onClose: () => void
}

export type FieldsOfElement<F extends ElementFamily, T extends TypeIn<F>> = Pick<
  DialogFormFields<never>,
  'files' | 'setFile'
> & {
  form: UseFormReturnType<WrittenInputIn<F, T>>
  element: ShownIn<F, T> | undefined
}

export type ElementForm<F extends ElementFamily, T extends TypeIn<F>> = {
  /** "Das Quiz", for the message that somebody else has changed it. */
  subject: string
  /** Snackbars of the specification, managers, section 8. */
  creationMessage: string
  changeMessage: string
  width?: 'medium' | 'large'
  empty: () => WrittenInputIn<F, T>
  /** For types whose fields are not shown as written. */
  valuesOf?: (element: ShownIn<F, T>) => WrittenInputIn<F, T>
  Fields: ComponentType<FieldsOfElement<F, T>>
}

export const elementDialogsOf =
  <F extends ElementFamily>(family: F, operations: ElementOperations<TypeIn<F>>) =>
  <T extends TypeIn<F>>(
    type: T,
    { subject, creationMessage, changeMessage, width = 'medium', empty, valuesOf, Fields }: ElementForm<F, T>,
  ) => {
    const { idField, parentField } = family
    const { create, update } = operations[type]
    const names = Object.keys(typeOfFamily(family, type).written)
    const name = type.toLowerCase().replaceAll('_', '-')
    return ({ label, parentId, element: anyElement, isOpen, onClose }: ElementDialogProps) => {
      const newId = useNewId(isOpen)
      const element = anyElement as (ShownIn<F, T> & AnyElement & Record<string, unknown>) | undefined
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
            draftName={`${name}-new-${parentId}`}
            initialValues={{ [parentField]: parentId, [idField]: newId, title: '', ...empty() }}
            submitLabel="Anlegen"
            successMessage={creationMessage}
          >
            {fields}
          </FormDialog>
        )
      const id = element[idField]
      return (
        <FormDialog
          {...common}
          title={`${label} bearbeiten`}
          operation={update}
          draftName={`element-${id}`}
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
