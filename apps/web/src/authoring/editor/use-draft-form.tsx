import type { UseFormReturnType } from '@mantine/form'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UploadFiles } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { useOperationForm } from '../../forms/use-operation-form.ts'
import { type Draft, isSameAs } from '../drafts/draft-store.ts'
import { useDrafts } from '../drafts/use-draft.ts'
import { useIsDeleted } from '../last-seen.tsx'
import { useFormPlace } from '../place/form-place.ts'
import { EditorNote } from './editor-note.tsx'
import { editorStatusOf, isBlocked } from './editor-state.ts'
import { useEditor } from './use-editor.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useWaysToSave } from './use-ways-to-save.ts'

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
  countedOf?: ((values: InputOf<Op>) => InputOf<Op>) | undefined
  /** Undefined for a new item. */
  revision?: number | undefined
  /** The item in the message about another user's change: "Die Gewohnheit". */
  subject?: string | undefined
  successMessage: string
  isSuccessSeen?: boolean | undefined
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
  const { operation, initialValues, initialFiles = {}, revision, staysOpen = false } = settings
  const { inputOf = (values) => values, countedOf = (values) => values } = settings
  const { subject = 'Der Inhalt', onClose, onSaved, onStay } = settings
  const isDeleted = useIsDeleted()
  // The draft was saved meanwhile, but the answer was lost.
  const [draft] = useState(() => (isSameAs(initialValues, settings.draft) ? null : settings.draft))
  const { state, latest, dispatch } = useEditor<InputOf<Op>>({
    draft,
    initialFiles,
    newest: revision,
    isDeleted,
  })
  const { basedOn, files } = state
  const { form, ...parts } = useOperationForm(operation, {
    initialValues: { ...initialValues, ...(draft?.values as Partial<InputOf<Op>> | undefined) },
    inputOf: (values) => {
      dispatch({ type: 'sent', values })
      return { ...inputOf(countedOf(values)), ...(basedOn === undefined ? {} : { revision: basedOn }) }
    },
    countedOf,
    files,
    hasDrafts: true,
    // The newest state is being fetched, and the note appears with its revision.
    messageOf: (error) =>
      error.identifier === 'conflict' && revision !== undefined ? null : messageOf(error),
    successMessage: settings.successMessage,
    isSuccessSeen: settings.isSuccessSeen ?? false,
    onError: () => {
      dispatch({ type: 'refused' })
      reportToPage(false)
    },
    onSuccess: (output, input) => {
      reportToPage(true)
      if (onStay && (staysOpen || latest().staysOpen)) {
        continueEditing()
        return onStay(output, input)
      }
      drafts.forget()
      onSaved?.(output, input)
      onClose()
    },
  })
  const isDirty = state.isTouched || form.isDirty()
  const status = editorStatusOf(state, isDirty)
  const drafts = useDrafts({
    name: settings.draftName,
    draft,
    wasStored: settings.draft !== null,
    input: { values: form.values, revision: basedOn },
    files,
    isUnsaved: isDirty,
    isDeleted,
    onKept: useFormPlace()?.onDraftKept,
  })
  const { formProps, submitProps, reportToPage } = useWaysToSave({
    ...parts,
    form,
    operation,
    files,
    isUnsaved: isDirty,
    isBlocked: isBlocked(status),
    onPress: (stays) => dispatch({ type: 'pressed', staysOpen: stays }),
  })
  const focusFirst = useFirstFocus(formProps.ref, settings.isFocused ?? true)

  const continueEditing = () => {
    const { inFlight } = latest()
    // A new item's draft ends with its creation: from then on the item has one of its own.
    if (revision === undefined) drafts.forget()
    else drafts.drop()
    if (inFlight) form.resetDirty(inFlight.values)
    dispatch({ type: 'saved', initialFiles })
  }
  const acceptNewest = () => {
    drafts.drop()
    form.setValues(initialValues)
    form.resetDirty(initialValues)
    dispatch({ type: 'took-newest', initialFiles })
  }
  const followNewest = useEffectEvent(acceptNewest)
  const isOutdated = status === 'outdated'
  useEffect(() => {
    if (isOutdated) followNewest()
  }, [isOutdated])
  /** For the buttons of a note, which disappears with the press: the focus moves to the fields. */
  const choose = (action: () => void) => () => {
    action()
    focusFirst()
  }

  const fields: DraftFormFields<Op> = {
    form,
    files,
    setFile: (name, file) => {
      form.clearFieldError(name)
      dispatch({ type: 'file-chosen', name, file })
    },
  }
  return {
    formProps,
    submitProps,
    notes: (
      <EditorNote
        status={status}
        isDirty={isDirty}
        draftSavedAtMs={draft?.savedAtMs ?? 0}
        subject={subject}
        form={formProps.ref}
        typed={form.values}
        newest={initialValues}
        operation={operation}
        revision={revision}
        onTakeNewest={choose(acceptNewest)}
        onKeepOwn={choose(() => dispatch({ type: 'kept-own' }))}
      />
    ),
    fields,
    /** What the form shows about its saving. */
    state: {
      isDirty,
      wasSaved: state.wasSaved,
      autosave: drafts.autosave,
      hasFiles: Object.values(files).some((file) => file),
    },
    discard: () => {
      if (staysOpen && revision !== undefined) return acceptNewest()
      drafts.forget()
      onClose()
    },
  }
}
