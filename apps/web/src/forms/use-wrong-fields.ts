import { type RefObject, useEffect, useRef, useState } from 'react'

type Fields = Readonly<Record<string, string>>

const CONTROL = 'input, textarea, select, [contenteditable=true]'

/** In the order of the screen, which need not be the server's; what has no field there (an id, a file) is left out. */
const fieldsIn = (form: HTMLFormElement | null, wrong: Fields): HTMLElement[] =>
  [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].filter(
    ({ dataset: { path } }) => path && path in wrong,
  )

/** In the middle, so that label and message are seen with it. */
const showField = (field: HTMLElement): void => {
  const control = field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL)
  control?.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/**
 * Leads to what the server finds wrong in a form.
 *
 * @returns `showWrong` gives the first wrong field the focus once its message is there; whether there is one on the screen
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
