import { type RefObject, useEffect, useRef, useState } from 'react'

type Fields = Readonly<Record<string, string>>

const CONTROL =
  'input:not([type=hidden], [hidden]), textarea, select, [contenteditable=true], button[data-path]'

const WRONG = '[aria-invalid="true"], [data-missing]'

/** Fields in the order of the screen; errors without a field on the screen (an id, a file) are omitted. */
const fieldsIn = (form: HTMLFormElement | null, wrong: Fields): HTMLElement[] =>
  [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].filter(
    ({ dataset: { path } }) => path && path in wrong,
  )

/** Scrolls it to the middle, so that label and message are visible too. */
const showField = (field: HTMLElement): void => {
  const control = field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL)
  control?.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** The first field that is marked as wrong, by a message of its own, or has an error of the form. */
const firstWrongIn = (form: HTMLFormElement, errors: Fields): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(`[data-path], ${WRONG}`)].find(
    (element) => element.matches(WRONG) || (element.dataset.path ?? '') in errors,
  )

/** Shows all messages, as if each field had been left, and focuses the first wrong field. */
const showMissing = (form: HTMLFormElement, errors: Fields): void => {
  for (const control of form.querySelectorAll(CONTROL))
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  // By then the messages are rendered; while the rules are still loading, the form itself is shown.
  setTimeout(() => showField(firstWrongIn(form, errors) ?? form))
}

/**
 * @returns `showMissing` for a submit that is not ready, with the errors of the form's own fields; `showWrong` focuses the first field with an error of the server once its message is rendered, and returns
 * whether there is one on the screen
 */
export const useWrongFields = (): {
  formRef: RefObject<HTMLFormElement | null>
  showWrong: (fields: Fields) => boolean
  showMissing: (form: HTMLFormElement, errors: Fields) => void
} => {
  const formRef = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Fields>({})
  useEffect(() => {
    const [first] = fieldsIn(formRef.current, wrong)
    if (first) showField(first)
  }, [wrong])
  return {
    formRef,
    showMissing,
    showWrong: (fields) => {
      setWrong(fields)
      return fieldsIn(formRef.current, fields).length > 0
    },
  }
}
