import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { useEffect, useRef, useState } from 'react'
import type { UploadFiles } from '../api/call.ts'
import { useSaving } from '../api/hooks.ts'
import { useContractForm } from '../ui/contract-form.ts'
import { showRefusal } from '../ui/show-refusal.ts'
import { notify } from '../ui/snackbar-queue.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DraftNote } from './draft-note.tsx'
import type { Draft } from './draft-store.ts'
import classes from './form-dialog.module.css'
import type { FormDialogProps } from './form-dialog.tsx'
import { useDraftKeeping } from './use-draft.ts'

export type DialogFormFields<Op extends AnyOperation> = {
  form: UseFormReturnType<InputOf<Op>>
  files: UploadFiles
  setFile: (name: string, file: File | null) => void
}

const missesFiles = (operation: AnyOperation, files: UploadFiles): boolean =>
  Object.entries(operation.files).some(([name, { isOptional }]) => !isOptional && !files[name])

/** What the dialog holds once it is known whether something was typed before. */
export const DialogForm = <Op extends AnyOperation>({
  operation,
  draft,
  draftName,
  initialValues,
  initialFiles = {},
  revision,
  subject = 'Der Inhalt',
  submitLabel = 'Speichern',
  successMessage,
  onSaved,
  onClose,
  children,
}: FormDialogProps<Op> & { draft: Draft | null }) => {
  const { form, isReady } = useContractForm(operation, (draft?.values as InputOf<Op>) ?? initialValues)
  const [files, setFiles] = useState<UploadFiles>(draft?.files ?? initialFiles)
  const [basedOn, setBasedOn] = useState(draft ? draft.revision : revision)
  const [isRestored, setIsRestored] = useState(draft !== null)
  const [isTouched, setIsTouched] = useState(draft !== null)
  const isChangedMeanwhile = revision !== undefined && basedOn !== revision
  const isDirty = isTouched || form.isDirty()
  // The dialog looked for it when it opened, and the form had not come yet.
  const formElement = useRef<HTMLFormElement>(null)
  useEffect(() => formElement.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])

  const typed = { values: form.values, revision: basedOn }
  const { forget, drop } = useDraftKeeping(draftName, typed, files, isDirty)

  const { mutate, isPending } = useSaving(operation, {
    onSuccess: (output, input) => {
      forget()
      notify('success', successMessage)
      onSaved?.(output, input)
      onClose()
    },
    onError: (error) => {
      // The newest state is on its way, and the note comes with its revision.
      if (error.identifier === 'conflict' && revision !== undefined) return
      showRefusal(form, error)
    },
  })

  const save = (from: number | undefined) => {
    const input = from === undefined ? form.values : { ...form.values, revision: from }
    mutate({ input, files })
  }
  const takeNewest = () => {
    drop()
    form.setValues(initialValues)
    form.resetDirty(initialValues)
    setFiles(initialFiles)
    setBasedOn(revision)
    setIsTouched(false)
    setIsRestored(false)
  }
  const isOutdatedUntouched = isChangedMeanwhile && !isDirty
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it is out of date is a reason to take the newest
  useEffect(() => {
    // Nothing was typed, so there is nothing to choose.
    if (isOutdatedUntouched) takeNewest()
  }, [isOutdatedUntouched])

  return (
    <form
      ref={formElement}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(() => {
        if (!isPending) save(basedOn)
      })}
    >
      {isRestored && !isChangedMeanwhile && (
        <DraftNote savedAtMs={draft?.savedAtMs ?? 0} onDiscard={takeNewest} />
      )}
      {isChangedMeanwhile && isDirty && (
        <ConflictNote
          subject={subject}
          onTakeNewest={takeNewest}
          onKeepOwn={() => {
            setBasedOn(revision)
            setIsRestored(false)
          }}
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
      <div className={classes.actions}>
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
        <Button
          type="submit"
          size="md"
          disabled={!isReady || missesFiles(operation, files) || isChangedMeanwhile}
          loading={isPending}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
