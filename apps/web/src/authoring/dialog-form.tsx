import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import type { UploadFiles } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
import { useOperationForm } from '../forms/use-operation-form.ts'
import { DialogFoot } from '../ui/dialogs/dialog-foot.tsx'
import classes from '../ui/dialogs/dialog-form.module.css'
import { ConflictNote } from './conflict-note.tsx'
import { DeletedNote } from './deleted-note.tsx'
import { DraftNote } from './draft-note.tsx'
import type { Draft } from './draft-store.ts'
import type { FormDialogProps } from './form-dialog.tsx'
import { useIsDeleted } from './last-seen.tsx'
import { useDraftKeeping } from './use-draft.ts'

export type DialogFormFields<Op extends AnyOperation> = {
  form: UseFormReturnType<InputOf<Op>>
  files: UploadFiles
  setFile: (name: string, file: File | null) => void
}

/** Ctrl or ⌘ with Enter or S: before the editor of a text, which would break the line, and instead of the browser's own dialog. */
const saveByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
  if (!(ctrlKey || metaKey) || altKey || shiftKey || !(key === 'Enter' || key === 's')) return
  event.preventDefault()
  event.stopPropagation()
  currentTarget.requestSubmit()
}

export const DialogForm = <Op extends AnyOperation>({
  operation,
  draft,
  draftName,
  initialValues,
  initialFiles = {},
  inputOf = (values) => values,
  revision,
  subject = 'Der Inhalt',
  submitLabel = 'Speichern',
  successMessage,
  onSaved,
  onClose,
  children,
}: FormDialogProps<Op> & { draft: Draft | null }) => {
  const [files, setFiles] = useState<UploadFiles>(draft?.files ?? initialFiles)
  const [basedOn, setBasedOn] = useState(draft ? draft.revision : revision)
  const [isRestored, setIsRestored] = useState(draft !== null)
  const [isTouched, setIsTouched] = useState(draft !== null)
  const isDeleted = useIsDeleted()
  const isChangedMeanwhile = revision !== undefined && basedOn !== revision
  const { form, formProps, submitProps } = useOperationForm(operation, {
    initialValues: (draft?.values as InputOf<Op>) ?? initialValues,
    inputOf: (values) => ({
      ...inputOf(values),
      ...(basedOn === undefined ? {} : { revision: basedOn }),
    }),
    files,
    hasDrafts: true,
    // The newest state is being fetched, and the note is shown with its revision.
    messageOf: (error) =>
      error.identifier === 'conflict' && revision !== undefined ? null : messageOf(error),
    successMessage,
    onSuccess: (output, input) => {
      forget()
      onSaved?.(output, input)
      onClose()
    },
  })
  const isDirty = isTouched || form.isDirty()
  const input = { values: form.values, revision: basedOn }
  const { forget, drop } = useDraftKeeping(draftName, input, files, isDirty)
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
  // The dialog looked it up when it opened, before the form was loaded.
  useEffect(focusFirst, [focusFirst])

  const takeNewest = () => {
    drop()
    form.setValues(initialValues)
    form.resetDirty(initialValues)
    setFiles(initialFiles)
    setBasedOn(revision)
    setIsTouched(false)
    setIsRestored(false)
  }
  /** For the buttons of a note, which disappears with the press: work goes on in the fields. */
  const choose = (take: () => void) => () => {
    take()
    focusFirst()
  }
  const isOutdatedUntouched = isChangedMeanwhile && !isDirty
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an outdated revision is a reason to take the newest
  useEffect(() => {
    // Nothing was typed, so there is nothing to choose.
    if (isOutdatedUntouched) takeNewest()
  }, [isOutdatedUntouched])

  return (
    <form {...formProps} className={classes.form} onKeyDownCapture={saveByKey}>
      {isDeleted && <DeletedNote subject={subject} isDirty={isDirty} />}
      {isRestored && !isChangedMeanwhile && !isDeleted && (
        <DraftNote savedAtMs={draft?.savedAtMs ?? 0} onDiscard={choose(takeNewest)} />
      )}
      {isChangedMeanwhile && isDirty && !isDeleted && (
        <ConflictNote
          subject={subject}
          onTakeNewest={choose(takeNewest)}
          onKeepOwn={choose(() => {
            setBasedOn(revision)
            setIsRestored(false)
          })}
        />
      )}
      {children({
        form,
        files,
        setFile: (name, file) => {
          setIsTouched(true)
          setFiles({ ...files, [name]: file })
        },
      })}
      <DialogFoot>
        <Button
          variant="default"
          size="md"
          onClick={() => {
            forget()
            onClose()
          }}
        >
          {isDirty ? 'Verwerfen' : 'Abbrechen'}
        </Button>
        <Button {...submitProps} size="md" disabled={submitProps.disabled || isChangedMeanwhile || isDeleted}>
          {submitLabel}
        </Button>
      </DialogFoot>
    </form>
  )
}
