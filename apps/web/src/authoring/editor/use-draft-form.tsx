import type { UseFormReturnType } from '@mantine/form'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { UploadFiles } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { useOperationForm } from '../../forms/use-operation-form.ts'
import { type Draft, isSameAs } from '../drafts/draft-store.ts'
import { useDraftKeeping } from '../drafts/use-draft.ts'
import { missingFiles } from '../files/missing-files.ts'
import { useHandOver } from '../holding/holding-context.ts'
import { useIsDeleted } from '../last-seen.tsx'
import { useFormPlace } from '../place/form-place.ts'
import { saveKeyOf } from '../save-key.ts'
import { submitForm } from '../submit-form.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DeletedNote } from './deleted-note.tsx'
import { DraftNote } from './draft-note.tsx'
import { useUnsavedForm } from './open-forms.ts'
import { leadToNote } from './stops-saving.ts'

export type DraftFormFields<Op extends AnyOperation> = {
  form: UseFormReturnType<InputOf<Op>>
  files: UploadFiles
  setFile: (name: string, file: File | null) => void
}

export type DraftFormSettings<Op extends AnyOperation> = {
  operation: Op
  draft: Draft | null
  /** The name of the draft: one for each item and action. */
  draftName: string
  initialValues: InputOf<Op>
  initialFiles?: UploadFiles | undefined
  /** The input to send, if it differs from the values. */
  inputOf?: ((values: InputOf<Op>) => InputOf<Op>) | undefined
  /** Undefined for a new item. */
  revision?: number | undefined
  /** The item in the message about another user's change: "Die Gewohnheit". */
  subject?: string | undefined
  successMessage: string
  onSaved?: ((output: OutputOf<Op>, input: InputOf<Op>) => void) | undefined
  onClose: () => void
  /** Whether the first field gets the focus at the beginning. */
  isFocused?: boolean | undefined
  /** Whether every way of saving keeps the form open. */
  staysOpen?: boolean | undefined
  /**
   * Called when the letter's key has saved and the form stays open; without it, every way of saving closes
   * the form.
   */
  onStay?: ((output: OutputOf<Op>, input: InputOf<Op>) => void) | undefined
}

/**
 * The state of an item's form, in a dialog, a page or a row: keeps a draft until it is saved or discarded,
 * and notices when another user has changed or deleted the item.
 *
 * @returns `formProps` and `submitProps` for the form and its button, `notes` to stand above the fields,
 * `discard` for the other button, which closes the form
 */
export const useDraftForm = <Op extends AnyOperation>(settings: DraftFormSettings<Op>) => {
  const { operation, draftName, initialValues, initialFiles = {}, revision } = settings
  const { inputOf = (values) => values, subject = 'Der Inhalt', isFocused = true } = settings
  const { onClose, onSaved, onStay, staysOpen = false } = settings
  // The draft was saved meanwhile, but the answer was lost.
  const [draft] = useState(() => (isSameAs(initialValues, settings.draft) ? null : settings.draft))
  const [files, setFiles] = useState<UploadFiles>(draft?.files ?? initialFiles)
  const [basedOn, setBasedOn] = useState(draft ? draft.revision : revision)
  const [isRestored, setIsRestored] = useState(draft !== null)
  const [isTouched, setIsTouched] = useState(draft !== null)
  const [replacedRevision, setReplacedRevision] = useState<number>()
  const [wasSaved, setWasSaved] = useState(false)
  const staysAfter = useRef(false)
  const isStored = useRef<(isStored: boolean) => void>(() => {})
  const sentInput = useRef({ values: initialValues, files })
  const isDeleted = useIsDeleted()
  const place = useFormPlace()
  const { form, formProps, submitProps } = useOperationForm(operation, {
    initialValues: { ...initialValues, ...(draft?.values as Partial<InputOf<Op>> | undefined) },
    inputOf: (values) => {
      sentInput.current = { values, files }
      return { ...inputOf(values), ...(basedOn === undefined ? {} : { revision: basedOn }) }
    },
    files,
    hasDrafts: true,
    // The newest state is being fetched, and the note appears with its revision.
    messageOf: (error) =>
      error.identifier === 'conflict' && revision !== undefined ? null : messageOf(error),
    successMessage: settings.successMessage,
    onError: () => isStored.current(false),
    onSuccess: (output, input) => {
      isStored.current(true)
      if ((staysAfter.current || staysOpen) && onStay) {
        continueEditing()
        return onStay(output, input)
      }
      forget()
      onSaved?.(output, input)
      onClose()
    },
  })
  // The revision of the form's own change may arrive before its answer, or later.
  const isOwnChange = submitProps.loading || revision === replacedRevision
  const isChangedMeanwhile = revision !== undefined && basedOn !== revision && !isOwnChange
  const isDirty = isTouched || form.isDirty()
  const { forget, drop, autosave } = useDraftKeeping({
    name: draftName,
    draft,
    isStored: settings.draft !== null,
    input: { values: form.values, revision: basedOn },
    files,
    isTouched: isDirty,
    onKept: place?.onDraftKept,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the form opened
  useEffect(() => {
    if (settings.draft && !draft) drop()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the deletion is a reason to forget
  useEffect(() => {
    // The item can never be opened again, so its draft would stay on the device unseen.
    if (isDeleted) forget()
  }, [isDeleted])
  const { ref } = formProps
  const focusFirst = useCallback(
    () => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(),
    [ref],
  )
  const handOver = useHandOver()
  // A dialog looked it up when it opened, before the form was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useEffect(() => {
    if (handOver && ref.current) handOver(ref.current)
    else if (isFocused) focusFirst()
  }, [focusFirst])

  const resetToNewest = () => {
    drop()
    form.setValues(initialValues)
    form.resetDirty(initialValues)
    setFiles(initialFiles)
    setBasedOn(revision)
    setIsTouched(false)
    setIsRestored(false)
  }
  /** Input that was typed after the call was sent becomes the next change. */
  const continueEditing = () => {
    drop()
    form.resetDirty(sentInput.current.values)
    const later = Object.entries(files).filter(([name, file]) => file !== sentInput.current.files[name])
    setFiles({ ...initialFiles, ...Object.fromEntries(later) })
    setIsTouched(later.length > 0)
    setReplacedRevision(basedOn)
    // The server counts each change.
    setBasedOn((basedOn ?? 0) + 1)
    setWasSaved(true)
    setIsRestored(false)
  }
  /** For the buttons of a note, which disappears with the press: the focus moves to the fields. */
  const choose = (action: () => void) => () => {
    action()
    focusFirst()
  }
  const isOutdatedUntouched = isChangedMeanwhile && !isDirty
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an outdated revision is a reason to take the newest
  useEffect(() => {
    // Nothing was typed, so there is no choice to offer.
    if (isOutdatedUntouched) resetToNewest()
  }, [isOutdatedUntouched])

  const notes: ReactNode = (
    <>
      {isDeleted && <DeletedNote subject={subject} isDirty={isDirty} />}
      {isRestored && !isChangedMeanwhile && !isDeleted && (
        <DraftNote savedAtMs={draft?.savedAtMs ?? 0} onDiscard={choose(resetToNewest)} />
      )}
      {isChangedMeanwhile && isDirty && !isDeleted && (
        <ConflictNote
          subject={subject}
          form={ref}
          typed={form.values}
          newest={initialValues}
          operation={operation}
          revision={revision}
          onTakeNewest={choose(resetToNewest)}
          onKeepOwn={choose(() => {
            setBasedOn(revision)
            setIsRestored(false)
          })}
        />
      )}
    </>
  )
  const isDisabled = submitProps.disabled || isChangedMeanwhile || isDeleted
  useUnsavedForm(isDirty, async () => {
    if (!ref.current) return false
    const outcome = new Promise<boolean>((resolve) => {
      isStored.current = resolve
    })
    staysAfter.current = true
    submitForm(ref.current)
    if (!isDisabled) return outcome
    // The form's fields or its note say why.
    ref.current.scrollIntoView({ block: 'nearest' })
    return false
  })
  const fields: DraftFormFields<Op> = {
    form,
    files,
    setFile: (name, file) => {
      setIsTouched(true)
      form.clearFieldError(name)
      setFiles({ ...files, [name]: file })
    },
  }
  return {
    formProps: {
      ...formProps,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (isChangedMeanwhile || isDeleted) {
          event.preventDefault()
          return leadToNote(event.currentTarget)
        }
        formProps.onSubmit(event)
        // Files are not among the form's values.
        form.setErrors((errors) => ({ ...errors, ...missingFiles(operation, files) }))
      },
      /**
       * Runs before a rich-text editor handles the key, which would begin a line, and prevents the browser's
       * own dialog.
       */
      onKeyDownCapture: (event: KeyboardEvent<HTMLFormElement>) => {
        const key = saveKeyOf(event)
        if (!key) return
        event.preventDefault()
        event.stopPropagation()
        staysAfter.current = key === 'letter'
        submitForm(event.currentTarget)
      },
    },
    submitProps: {
      ...submitProps,
      disabled: isDisabled,
      onClick: () => {
        staysAfter.current = false
      },
    },
    notes,
    fields,
    /** What the form shows about its saving. */
    state: { isDirty, wasSaved, autosave, hasFiles: Object.values(files).some((file) => file) },
    discard: () => {
      if (staysOpen && revision !== undefined) return resetToNewest()
      forget()
      onClose()
    },
  }
}
