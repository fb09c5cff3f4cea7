import { type RefObject, useEffect, useRef, useState } from 'react'

type Fields = Readonly<Record<string, string>>

const CONTROL = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button[data-path]'

/** In the order of the screen; errors without a field on the screen (an id, a file) are omitted. */
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

/**
 * @returns `showWrong` focuses the first field with an error of the server once its message is rendered, and returns
 * whether there is one on the screen
 */
export const useWrongFields = (): {
  formRef: RefObject<HTMLFormElement | null>
  showWrong: (fields: Fields) => boolean
} => {
  const formRef = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Fields>({})
  useEffect(() => {
    const [first] = fieldsIn(formRef.current, wrong)
    if (first) showField(first)
  }, [wrong])
  return {
    formRef,
    showWrong: (fields) => {
      setWrong(fields)
      return fieldsIn(formRef.current, fields).length > 0
    },
  }
}
