import { type CallError, isShownBySite } from '../../../api/call-error.ts'
import { notify } from '../../../ui/snackbar-queue.ts'

type Form = {
  setErrors: (errors: Record<string, string>) => void
  getInputNode: (path: string) => { focus: () => void } | null
}

/**
 * Shows why a form was refused: at the field that it is about, which takes the focus so that it is heard, and in passing
 * where it is about none.
 *
 * @param fieldOf the field of each refusal of the form's own
 */
export const showRefusal = (form: Form, error: CallError, fieldOf: Record<string, string>): void => {
  const own = fieldOf[error.identifier]
  const fields = own ? { [own]: error.message, ...error.fields } : error.fields
  const [first] = Object.keys(fields)
  if (first) {
    form.setErrors(fields)
    form.getInputNode(first)?.focus()
    return
  }
  if (!isShownBySite(error)) notify('error', error.message)
}
