import { flushSync } from 'react-dom'

/** Some values are brought into one form when their field is left, which a key that submits does not do. */
export const leaveField = (form: HTMLFormElement): void => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && form.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** As a press of its button does. */
export const submitForm = (form: HTMLFormElement): void => {
  flushSync(() => leaveField(form))
  form.requestSubmit(form.querySelector<HTMLElement>('button[type=submit]'))
}
