import { notify } from './snackbar-queue.ts'

type Form = {
  setErrors: (errors: Record<string, string>) => void
  getInputNode: (path: string) => { focus: () => void } | null
}

/** What of a call's error is shown. */
type Refused = {
  identifier: string
  status: number
  message: string
  fields: Readonly<Record<string, string>>
}

/**
 * Shows why a form was refused: at the field that it is about, which takes the focus so that it is heard, and in passing
 * where it is about none.
 *
 * @param fieldOf the field of each refusal of the form's own
 */
export const showRefusal = (form: Form, error: Refused, fieldOf: Record<string, string> = {}): void => {
  const own = fieldOf[error.identifier]
  const fields = own ? { [own]: error.message, ...error.fields } : error.fields
  const [first] = Object.keys(fields)
  if (first) {
    form.setErrors(fields)
    form.getInputNode(first)?.focus()
    return
  }
  // A 401 and maintenance are shown by the site as a whole.
  if (error.status !== 401 && error.identifier !== 'maintenance') notify('error', error.message)
}
