import type { AnyOperation } from '@wohlauf/contract/operation'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import type { UploadFiles } from '../../api/call.ts'
import type { OperationForm } from '../../forms/use-operation-form.ts'
import { saveKeyOf } from '../editing-keys.ts'
import { missingFiles } from '../files/missing-files.ts'
import { submitForm } from '../submit-form.ts'
import { useUnsavedForm } from './open-forms.ts'
import { leadToNote } from './stops-saving.ts'

type WaysToSave<Op extends AnyOperation> = Pick<OperationForm<Op>, 'form' | 'formProps' | 'submitProps'> & {
  operation: Op
  files: UploadFiles
  isUnsaved: boolean
  /** Whether a note has to be answered first. */
  isBlocked: boolean
  /** @param staysOpen whether the form stays open once it is saved */
  onPress: (staysOpen: boolean) => void
}

/**
 * A form is saved by its button, by keys, and by an action on the page.
 * @returns the props of the form and its button; `reportToPage` tells such an action whether the form is stored
 */
export const useWaysToSave = <Op extends AnyOperation>({
  operation,
  files,
  isUnsaved,
  isBlocked,
  onPress,
  ...parts
}: WaysToSave<Op>) => {
  const { ref } = parts.formProps
  const isDisabled = parts.submitProps.disabled || isBlocked
  const report = useRef<(isStored: boolean) => void>(() => {})
  useUnsavedForm(isUnsaved, async () => {
    if (!ref.current) return false
    const outcome = new Promise<boolean>((resolve) => {
      report.current = resolve
    })
    onPress(true)
    submitForm(ref.current)
    if (!isDisabled) return outcome
    // The form's fields or its note say why.
    ref.current.scrollIntoView({ block: 'nearest' })
    return false
  })
  const formProps = {
    ...parts.formProps,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (isBlocked) {
        event.preventDefault()
        return leadToNote(event.currentTarget)
      }
      parts.formProps.onSubmit(event)
      // Files are not among the form's values.
      parts.form.setErrors((errors) => ({ ...errors, ...missingFiles(operation, files) }))
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
      onPress(key === 'letter')
      submitForm(event.currentTarget)
    },
  }
  const submitProps = { ...parts.submitProps, disabled: isDisabled, onClick: () => onPress(false) }
  return { formProps, submitProps, reportToPage: (isStored: boolean) => report.current(isStored) }
}
