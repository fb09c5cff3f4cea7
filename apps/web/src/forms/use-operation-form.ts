import { type UseFormReturnType, useForm } from '@mantine/form'
import { limitsOf } from '@wohlauf/contract/limits-of'
import type { AnyOperation, InputOf, OutputOf, RefusalOf } from '@wohlauf/contract/operation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { UploadFiles } from '../api/call.ts'
import { type CallError, messageOf } from '../api/call-error.ts'
import { useCommand } from '../api/hooks.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'
import { afterPress } from '../ui/fields/after-press.ts'
import { errorsIn } from './errors-in.ts'
import { useFirstValues, useTypedInput } from './use-typed-input.ts'
import { useWrongFields } from './use-wrong-fields.ts'

export type OperationFormSettings<Op extends AnyOperation> = {
  initialValues: InputOf<Op>
  inputOf?: (values: InputOf<Op>) => InputOf<Op>
  /** What of the values counts, for example without the empty row at the end of a list. */
  countedOf?: ((values: InputOf<Op>) => InputOf<Op>) | undefined
  /** The files of an upload; while a required one is missing, the form is not ready. */
  files?: UploadFiles
  /** The field of each refusal that belongs to one without naming it. */
  fieldOf?: { readonly [Refusal in RefusalOf<Op>]?: string }
  /** The message for a failure that belongs to no field; null if it is shown elsewhere. */
  messageOf?: (error: CallError) => string | null
  /** `failure` contains that message, for the form to show; without it a snackbar shows the message. */
  showsFailure?: boolean
  /** The form keeps drafts on the device itself. */
  hasDrafts?: boolean
  successMessage?: string
  successMs?: number
  /** The screen shows what was saved: the message is only spoken. */
  isSuccessSeen?: boolean
  onSuccess?: (output: OutputOf<Op>, input: InputOf<Op>) => void
  onError?: (error: CallError, input: InputOf<Op>) => void
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFilled)
    : typeof value === 'number' || (typeof value === 'string' && value !== '')

/**
 * A field that is filled before anything is typed (by a draft, by a former rule) is never left, so its error
 * is shown from the beginning.
 */
const errorsOfFilled = (operation: AnyOperation, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errorsIn(operation, values)).filter(([path]) =>
      isFilled((values as Record<string, unknown>)[path]),
    ),
  )

/** No control cuts off a text that is too long: it is reported, so that nothing pasted is lost. */
const useContractForm = <Op extends AnyOperation>(
  operation: Op,
  { initialValues, countedOf = (values) => values, hasDrafts = false }: OperationFormSettings<Op>,
): UseFormReturnType<InputOf<Op>> => {
  const keepsTyped = operation.audience !== 'anyone' && !hasDrafts
  const firstValues = useFirstValues(keepsTyped, operation, initialValues)
  const form = useForm<InputOf<Op>>({
    mode: 'controlled',
    initialValues: firstValues,
    initialErrors: errorsOfFilled(operation, firstValues),
    validate: (values) => errorsIn(operation, countedOf(values)),
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  })
  useTypedInput(keepsTyped, operation, initialValues, form)
  const getInputProps: typeof form.getInputProps = (path, options) => {
    const { onBlur, ...props } = form.getInputProps(path, options)
    return { ...limitsOf(operation.input, String(path)), ...props, onBlur: () => afterPress(onBlur) }
  }
  /** Mantine's own `validateField` also reports errors of nested fields, such as a list's entries. */
  const validateField = (path: PropertyKey) => {
    const error = errorsIn(operation, countedOf(form.getValues()))[String(path)] ?? null
    form.setErrors((errors) => ({ ...errors, [path]: error }))
    return { hasError: error !== null, error }
  }
  return { ...form, getInputProps, validateField }
}

/**
 * The message of such a refusal stays after the form is closed: another user has changed or removed the item.
 */
const OUTDATED = [404, 409]

const missesFile = ({ files }: AnyOperation, uploads: UploadFiles): boolean =>
  Object.entries(files).some(([name, { isOptional }]) => !isOptional && !uploads[name])

/** Its button looks disabled (specification: 'disabled while invalid') and can be pressed. */
const isIncomplete = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean =>
  nativeEvent.submitter?.getAttribute('aria-disabled') === 'true'

/**
 * Every form uses this hook. Messages are shown once a field was left or the button was pressed, which leads to the first wrong field. An error that the
 * server reports for a field is shown there, and the field gets the focus. Input is kept, and a second submit waits for
 * the answer to the first.
 *
 * @returns `formProps` for the form element, `submitProps` for its button; `isReady` is false while any field is
 * invalid
 */
export const useOperationForm = <Op extends AnyOperation>(
  operation: Op,
  settings: OperationFormSettings<Op>,
) => {
  const { files = {}, fieldOf = {}, inputOf = (values) => values, countedOf = (values) => values } = settings
  const form = useContractForm(operation, settings)
  const [failure, setFailure] = useState<string | null>(null)
  const { formRef, showWrong, showMissing } = useWrongFields()
  const showAtField = (error: CallError): boolean => {
    const own = (fieldOf as Record<string, string>)[error.identifier]
    const fields = own ? { [own]: error.message, ...error.fields } : error.fields
    form.setErrors(fields)
    return showWrong(fields)
  }
  // A failure's message speaks of this form: it is closed with it, and when the form is sent again.
  const closeMessage = useRef(() => {})
  useEffect(() => () => closeMessage.current(), [])
  // A ref, because a second press at the same moment would not see the command's state yet.
  const isSending = useRef(false)
  const { mutate, isPending } = useCommand(operation, {
    isSilent: true,
    files,
    onSuccess: (output, input) => {
      isSending.current = false
      if (settings.successMessage)
        notify('success', settings.successMessage, {
          durationMs: settings.successMs,
          isSpokenOnly: settings.isSuccessSeen ?? false,
        })
      settings.onSuccess?.(output, input)
    },
    onError: (error, input) => {
      isSending.current = false
      const message = showAtField(error) ? null : (settings.messageOf ?? messageOf)(error)
      if (settings.showsFailure) setFailure(message)
      else if (message) {
        const close = notify('error', message)
        if (!OUTDATED.includes(error.status)) closeMessage.current = close
      }
      settings.onError?.(error, input)
    },
  })
  const send = (input: InputOf<Op>) => {
    if (isSending.current) return
    isSending.current = true
    setFailure(null)
    closeMessage.current()
    mutate(input)
  }
  // The first screen's rules are loaded after its fields: an earlier press is answered once they are there.
  const pressedFor = useRef<Op>(null)
  useEffect(() => {
    if (!pressedFor.current || pressedFor.current === operation) return
    pressedFor.current = operation
    form.validate()
  })
  const submit = form.onSubmit(
    (values) => send(inputOf(values as InputOf<Op>)),
    (errors) => formRef.current && showMissing(formRef.current, errors as Record<string, string>),
  )
  const isReady = operation.input.safeParse(countedOf(form.values)).success && !missesFile(operation, files)
  return {
    form,
    isReady,
    failure,
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!isIncomplete(event)) return submit(event)
        event.preventDefault()
        pressedFor.current = operation
        const { errors } = form.validate()
        showMissing(event.currentTarget, errors as Record<string, string>)
      },
      onInput: () => setFailure(null),
    },
    submitProps: { type: 'submit' as const, disabled: !isReady, loading: isPending },
    /**
     * Shows the error of another call that uses fields of this form. @returns false when it belongs to none
     * of them
     */
    showAtField,
    /** Sends values other than the current input. */
    send,
    /** Keeps the input of a reopened form, but marks no field as invalid before it is touched. */
    clearMessages: () => {
      form.clearErrors()
      setFailure(null)
    },
  }
}

export type OperationForm<Op extends AnyOperation = AnyOperation> = ReturnType<typeof useOperationForm<Op>>
