import type { ElementDialogProps } from './element-dialog.tsx'
import { contentTypeOf, type TypesOfContent } from './type-of-content.ts'

type AnyElementDialogProps = Omit<ElementDialogProps, 'label'> & { types: TypesOfContent; type: string }

/** The dialog of an element's type; null for a type that only a newer server knows. */
export const AnyElementDialog = ({ types, type, ...props }: AnyElementDialogProps) => {
  const { label, Dialog } = contentTypeOf(types, type)
  return Dialog ? <Dialog {...props} label={label} /> : null
}
